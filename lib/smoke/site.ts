import { lookup } from 'node:dns';
import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { expect } from './inputs.ts';

/** Browsers resolve every name under `localhost` to this machine (RFC 6761). A machine's resolver may not. */
const lookupLikeBrowsers: LookupFunction = (host, options, done) =>
  lookup(host.endsWith('.localhost') ? 'localhost' : host, options, done);

/** Installs a tag on the test's website. */
export async function installTag(site: string, tag: string): Promise<void> {
  const address = new URL('/tag', site);
  const request = address.protocol === 'https:' ? overHttps : overHttp;
  const status = await new Promise<number | undefined>((answered, failed) => {
    const sent = request(address, { method: 'PUT', lookup: lookupLikeBrowsers, timeout: 10_000 });
    sent.once('response', (response) => {
      response.resume();
      answered(response.statusCode);
    });
    sent.once('timeout', () => sent.destroy(new Error(`${address.host} did not respond in 10 s`)));
    sent.once('error', failed).end(tag);
  });
  expect(status === 204, `the website responded ${status} to its new tag`);
}
