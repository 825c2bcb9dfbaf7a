import { connect } from 'node:net';
import { ports } from './paths.ts';

const names: Readonly<Record<keyof typeof ports, string>> = {
  cloud: 'the local cloud',
  app: 'the app',
  inbox: 'the inbox',
  shop: 'the customer site',
  stripe: 'the payment stand-in',
  google: 'the Google stand-in',
  languageModel: 'the language model stand-in',
};

/** Throws one sentence if a port cannot be used, before anything starts. `bin/platform.js` has checked Node. */
export async function checkPorts(): Promise<void> {
  const taken: string[] = [];
  const blocked: string[] = [];
  for (const [name, port] of Object.entries(ports)) {
    const named = `${port} (${names[name as keyof typeof ports]})`;
    if (await isBlocked(port)) blocked.push(named);
    else if (await answers(port)) taken.push(named);
  }
  if (blocked.length > 0) {
    throw new Error(
      `Browsers never open ${blocked.join(', ')}. Choose other ports: LOCAL_PORT_OFFSET=100 npm start`,
    );
  }
  if (taken.length === 0) return;
  throw new Error(
    `Already in use: ${taken.join(', ')}. Stop what runs there, or choose other ports: LOCAL_PORT_OFFSET=100 npm start`,
  );
}

/** Like browsers, `fetch` blocks ports of other protocols before it connects, such as 6566 or 6666. */
export const isBlocked = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}`, { method: 'HEAD', signal: AbortSignal.timeout(1_000) }).then(
    () => false,
    ({ cause }: { cause?: Error }) => cause?.message === 'bad port',
  );

const answers = (port: number) =>
  new Promise<boolean>((decide) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => decide(true)).once('error', () => decide(false));
    socket.once('connect', () => socket.destroy());
  });
