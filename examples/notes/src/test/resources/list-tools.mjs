// Lists a server's tools with the official TypeScript client and prints them as one line of JSON.
// node list-tools.mjs legacy|modern FOLDER-OF-NODE-MODULES COMMAND ARGUMENT…
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const [era, modules, command, ...args] = process.argv.slice(2);
const resolve = createRequire(modules + '/').resolve;
const { Client } = await import(pathToFileURL(resolve('@modelcontextprotocol/client')));
const { StdioClientTransport } = await import(pathToFileURL(resolve('@modelcontextprotocol/client/stdio')));

const options = era === 'modern' ? { versionNegotiation: { mode: 'auto' } } : {};
const client = new Client({ name: 'list-tools', version: '1.0.0' }, options);
await client.connect(new StdioClientTransport({ command, args, stderr: 'ignore' }));
const { tools } = await client.listTools();
process.stdout.write(JSON.stringify(tools) + '\n');
await client.close();
