import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContextOptions } from 'playwright';
import { type Call, openPage } from './webdriver-page.ts';

const architecture = process.arch === 'arm64' ? 'aarch64' : 'x86_64';
/** Part of Debian's libwebkit2gtk. */
const MINI_BROWSER = `/usr/lib/${architecture}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;
const START_MS = 10_000;

/** One browser window: its screen, its driver and the session. */
interface Window {
  readonly call: Call;
  close(): Promise<void>;
}

/**
 * WebKitGTK, the engine of Safari, with the part of Playwright's API that visits use. Each context is a browser on a
 * screen of its own, because windows on one screen take the focus from each other.
 */
export async function openWebKit(): Promise<Browser> {
  if (!existsSync(MINI_BROWSER)) throw new Error(`Debian's webkit2gtk-driver is not installed`);
  const windows = new Set<Window>();
  const browser = {
    version: () => 'WebKitGTK',
    async newContext({ viewport }: BrowserContextOptions = {}) {
      const window = await openWindow();
      windows.add(window);
      return {
        newPage: () => openPage(window.call, viewport ?? { width: 1280, height: 720 }),
        async close() {
          windows.delete(window);
          await window.close();
        },
      };
    },
    async close() {
      await Promise.all([...windows].map((window) => window.close()));
    },
  };
  return browser as unknown as Browser;
}

async function openWindow(): Promise<Window> {
  const processes: ChildProcess[] = [];
  const start = (command: string, args: readonly string[], env: NodeJS.ProcessEnv) => {
    const started = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'ignore'] });
    processes.push(started);
    return started;
  };
  const stop = () => {
    for (const each of processes.toReversed()) each.kill();
  };
  try {
    const screen = start('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24'], process.env);
    const [display] = (await once(screen.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
    const port = await freePort();
    start('WebKitWebDriver', [`--port=${port}`], {
      ...process.env,
      DISPLAY: `:${display.toString().trim()}`,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', // it does not start as root
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      NO_AT_BRIDGE: '1',
    });
    const send = sender(`http://127.0.0.1:${port}`);
    await untilReady(send);
    const { sessionId } = (await send('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          unhandledPromptBehavior: 'accept',
          'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] },
        },
      },
    })) as { sessionId: string };
    const call: Call = (method, path, body) => send(method, `/session/${sessionId}${path}`, body);
    return {
      call,
      async close() {
        await call('DELETE', '').catch(() => undefined); // the browser may be gone already
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}

/** Sends WebDriver commands (https://www.w3.org/TR/webdriver2/). */
const sender =
  (origin: string): Call =>
  async (method, path, body) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };

async function untilReady(send: Call): Promise<void> {
  const end = Date.now() + START_MS;
  for (;;) {
    try {
      await send('GET', '/status');
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await pause(50);
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
