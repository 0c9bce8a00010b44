// A server of the 2026-07-28 protocol: it looks, notes a line in the file that it is given, and asks before it notes.
import { appendFileSync } from 'node:fs';
import { McpServer, acceptedContent, inputRequired } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { z } from 'zod';
const file = process.argv[2];
const text = words => ({ content: [{ type: 'text', text: words }] });
serveStdio(() => {
    const server = new McpServer({ name: 'modern', version: '1' }, { capabilities: { tools: {} } });
    server.registerTool('look', { description: 'Looks', inputSchema: z.object({ q: z.string() }), annotations: { readOnlyHint: true } },
        async ({ q }) => text('saw ' + q));
    server.registerTool('note', { description: 'Notes', inputSchema: z.object({ line: z.string() }) },
        async ({ line }) => { appendFileSync(file, line + '\n'); return text('noted'); });
    const schema = z.object({ sure: z.boolean() });
    server.registerTool('ask', { description: 'Asks, then notes', inputSchema: z.object({ line: z.string() }) },
        async ({ line }, ctx) => {
            if (acceptedContent(ctx.mcpReq.inputResponses, 'sure', schema)?.sure !== true) {
                return inputRequired({ inputRequests: { sure: inputRequired.elicit({ message: 'Sure?', requestedSchema: schema }) }, requestState: 's-' + line });
            }
            appendFileSync(file, line + '\n');
            return text('asked and noted');
        });
    return server;
}, { legacy: 'reject' });
