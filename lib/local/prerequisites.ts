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

/** Names what is missing, in one sentence, before anything starts. */
export async function checkPrerequisites(): Promise<void> {
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major < 22) {
    throw new Error(
      `Node ${process.versions.node} is too old: start with npm, which brings Node 24 on Linux.`,
    );
  }
  const taken: string[] = [];
  for (const [name, port] of Object.entries(ports)) {
    if (await answers(port)) taken.push(`${port} (${names[name as keyof typeof ports]})`);
  }
  if (taken.length === 0) return;
  throw new Error(
    `Already in use: ${taken.join(', ')}. Stop what runs there, or choose other ports: LOCAL_PORT_OFFSET=100 npm start`,
  );
}

const answers = (port: number) =>
  new Promise<boolean>((decide) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => decide(true)).once('error', () => decide(false));
    socket.once('connect', () => socket.destroy());
  });
