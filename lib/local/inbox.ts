import { existsSync, readdirSync, readFileSync, watch } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { inboxPage } from './inbox-page.ts';

export interface ReceivedMail {
  readonly file: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly from: string;
  /** When it was sent, in epoch milliseconds. */
  readonly sentAt: number;
  /** The report in the app, for an email that has one. */
  readonly inApp: string | undefined;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
}

const REPORT_LINK = /Open the full report:\s+(https?:\S+)/;

/** All sent emails, newest first. */
export async function mailsIn(folder: string): Promise<ReceivedMail[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  return Promise.all(
    files
      .sort()
      .reverse()
      .map((file) => read(folder, file)),
  );
}

/** Parsed emails by path. They never change, and a test that waits for one lists all of them ten times per second. */
const parsedMails = new Map<string, Promise<ReceivedMail>>();

function read(folder: string, file: string): Promise<ReceivedMail> {
  const path = join(folder, file);
  const mail = parsedMails.get(path) ?? parse(path);
  parsedMails.set(path, mail);
  return mail;
}

async function parse(path: string): Promise<ReceivedMail> {
  const file = basename(path);
  const mail = await PostalMime.parse(readFileSync(path));
  return {
    file,
    to: mail.to?.map(({ address }) => address).join(', ') ?? '',
    from: [mail.from?.name, mail.from?.address && `<${mail.from.address}>`]
      .filter(Boolean)
      .join(' '),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: withPictures(mail),
    sentAt: Number(file.split('-')[0]) / 1e6,
    inApp: REPORT_LINK.exec(mail.text ?? '')?.[1],
    headers: mail.headers.map(({ key, value }) => ({ name: key, value })),
  };
}

/** Inlines attached pictures as data URLs, because a browser cannot load `cid:` URLs. */
function withPictures({ html = '', attachments }: Email): string {
  return attachments.reduce((text, { contentId, mimeType, content }) => {
    if (!contentId) return text;
    const bytes = Buffer.from(content as ArrayBuffer).toString('base64');
    return text.replaceAll(
      `cid:${contentId.replace(/^<|>$/g, '')}`,
      `data:${mimeType};base64,${bytes}`,
    );
  }, html);
}

/** The page's action: sends tomorrow's report now and returns a line of text. */
export type SendTomorrow = () => Promise<string>;

/** The local inbox: lists the .eml files, shows each as an email client would, and updates live. */
export function startInbox(folder: string, port: number, sendTomorrow?: SendTomorrow) {
  const listeners = new Set<ServerResponse>();
  const watcher = watch(folder, (_, file) => {
    if (!file?.endsWith('.eml')) return;
    for (const response of listeners) response.write('data: mail\n\n');
  });
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://inbox');
    if (pathname === '/changes') {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      listeners.add(response.on('close', () => listeners.delete(response)));
      return;
    }
    if (pathname === '/') return send(response, 'text/html', inboxPage(sendTomorrow !== undefined));
    if (pathname === '/mails')
      return send(response, 'application/json', JSON.stringify(await mailsIn(folder)));
    if (pathname === '/tomorrow' && request.method === 'POST' && sendTomorrow) {
      return send(response, 'text/plain', await sendTomorrow());
    }
    const file = basename(pathname);
    if (!file.endsWith('.eml') || !existsSync(join(folder, file)))
      return response.writeHead(404).end();
    return send(response, 'text/html', (await read(folder, file)).html);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error) => {
      response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
    });
  }).listen(port, '127.0.0.1');
  return {
    close: () => {
      watcher.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

const send = (response: ServerResponse, type: string, body: string) =>
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(body);
