#!/usr/bin/env node
/**
 * Starts Firefox with the given arguments and passes its WebDriver BiDi connection on. Playwright starts this file
 * instead of the browser. It confirms the commands that Firefox ESR lacks, which only set media features.
 */
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { acceptSocket } from '../unfamiliar-sites/sockets.ts';

const MISSING = new Set(['emulation.setMediaFeaturesOverride']);
const ADDRESS = /WebDriver BiDi listening on (ws:\/\/\S+)/;

const firefox = spawn('firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => firefox.kill());
firefox.on('exit', (code) => process.exit(code ?? 0));
for await (const line of createInterface({ input: firefox.stderr })) {
  const address = ADDRESS.exec(line)?.[1];
  if (address) await serve(address);
}

async function serve(address: string): Promise<void> {
  const server = createServer();
  server.on('upgrade', (request, raw) =>
    acceptSocket(
      {
        sockets(client) {
          const browser = new WebSocket(`${address}${request.url}`);
          const isOpen = new Promise((resolve) => browser.addEventListener('open', resolve));
          client.onMessage(async (message) => {
            await isOpen;
            const { id, method } = JSON.parse(String(message)) as { id: number; method: string };
            if (MISSING.has(method))
              client.send(JSON.stringify({ type: 'success', id, result: {} }));
            else browser.send(String(message));
          });
          client.onClose(() => browser.close());
          browser.addEventListener('message', ({ data }) => client.send(data));
          browser.addEventListener('close', () => client.close());
        },
      },
      request,
      raw,
    ),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`);
}
