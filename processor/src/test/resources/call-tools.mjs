// Lists a server's tools with the official TypeScript client and calls each as it is told to; prints one line of JSON.
// node call-tools.mjs legacy|modern FOLDER-OF-NODE-MODULES CALLS.json COMMAND ARGUMENT…
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const [era, modules, calls, command, ...args] = process.argv.slice(2);
const resolve = createRequire(modules + '/').resolve;
const { Client } = await import(pathToFileURL(resolve('@modelcontextprotocol/client')));
const { StdioClientTransport } = await import(pathToFileURL(resolve('@modelcontextprotocol/client/stdio')));

const options = era === 'modern' ? { versionNegotiation: { mode: 'auto' } } : {};
const client = new Client({ name: 'call-tools', version: '1.0.0' }, options);
await client.connect(new StdioClientTransport({ command, args, stderr: 'ignore' }));
const { tools } = await client.listTools();
const results = [];
for (const call of JSON.parse(readFileSync(calls, 'utf8'))) {
  results.push(await client.callTool({ name: call.name, arguments: call.arguments }));
}
process.stdout.write(JSON.stringify({ tools, results }) + '\n');
await client.close();
