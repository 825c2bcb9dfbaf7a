import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { publicScripts } from '../../lambdas/adapters/public-scripts.ts';
import { checkLoader } from '../../lambdas/websites/check/check-loader.protocol.ts';
import { TRACKER_HEADERS } from '../../lib/tracker/headers.ts';

const RECORDER = 'record()';
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const pinned = (name: string, text: string) => `{name:"${name}",integrity:"${hashOf(text)}"}`;
const LOADER = `load([${pinned('consent-1.js', 'ask()')},${pinned('recorder-2.js', RECORDER)}])`;
const FILES = { 'loader.js': LOADER, 'consent-1.js': 'ask()', 'recorder-2.js': RECORDER };

/** A stage whose edge serves these files. */
async function served(files: Readonly<Record<string, string>>, headers: object = TRACKER_HEADERS) {
  const requested: string[] = [];
  const server = createServer(({ url = '', headers: sent }, response) => {
    requested.push(url);
    const text = files[url.replace('/tracker/v1/', '')];
    // CloudFront adds these headers only to the responses to requests of other origins.
    const added = sent.origin === undefined ? {} : headers;
    response.writeHead(text === undefined ? 404 : 200, { ...added }).end(text);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const scripts = publicScripts.connect({ APP_ORIGIN: origin } as never);
  return { requested, check: () => checkLoader(scripts) };
}

test('a loader whose files browsers accept passes the check', async () => {
  const { check, requested } = await served(FILES);
  await check();
  const paths = Object.keys(FILES).map((file) => `/tracker/v1/${file}`);
  expect(requested.toSorted()).toEqual(paths.toSorted());
});

test.each([
  ['it is missing', { ...FILES, 'loader.js': undefined }, 'loader.js responded 404'],
  ['it is another page', { ...FILES, 'loader.js': '<!doctype html>' }, 'the loader names no files'],
  ['a file is missing', { ...FILES, 'recorder-2.js': undefined }, 'recorder-2.js responded 404'],
  ['a file has other bytes', { ...FILES, 'consent-1.js': 'x' }, 'browsers reject consent-1.js'],
])('the check of the loader fails if %s', async (_, files, message) => {
  const { check } = await served(files as Readonly<Record<string, string>>);
  await expect(check()).rejects.toThrow(message);
});

test('the check of the loader fails if other websites may not load it', async () => {
  const { check } = await served(FILES, {});
  await expect(check()).rejects.toThrow('other websites may not load loader.js');
});
