// A client of the 2026-07-28 protocol: lists, calls a tool where one is named, answers every question alike; prints one JSON object.
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
const [answers, tool, args, command, ...rest] = process.argv.slice(2);
const client = new Client({ name: 'probe', version: '1' },
    { capabilities: answers === '-' ? {} : { elicitation: {} }, versionNegotiation: { mode: { pin: '2026-07-28' } } });
if (answers !== '-') client.setRequestHandler('elicitation/create', async () => ({ action: 'accept', content: JSON.parse(answers) }));
await client.connect(new StdioClientTransport({ command, args: rest, stderr: 'inherit' }));
const tools = (await client.listTools()).tools;
const result = tool === '-' ? null : await client.callTool({ name: tool, arguments: JSON.parse(args) });
console.log(JSON.stringify({ tools, result }));
await client.close();
