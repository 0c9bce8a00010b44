// A client of the 2025-11-25 protocol: lists, and calls a tool where one is named; prints one JSON object.
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
const [tool, args, command, ...rest] = process.argv.slice(2);
const client = new Client({ name: 'probe', version: '1' });
await client.connect(new StdioClientTransport({ command, args: rest, stderr: 'ignore' }));
const tools = (await client.listTools()).tools;
const result = tool === '-' ? null : await client.callTool({ name: tool, arguments: JSON.parse(args) });
console.log(JSON.stringify({ tools, result }));
await client.close();
