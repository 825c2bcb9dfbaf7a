import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { trackerFolder } from '../../lib/tracker/build.ts';

/** The request body that the built loader sends from an automated browser on a page of the website. */
export function botRequest(visitorId: string, host: string): string {
  let body = '';
  class HTMLScriptElement {
    readonly src = 'https://tracker.example/tracker/v1/loader.js';
    readonly dataset = { visitorId };
  }
  const page = {
    HTMLScriptElement,
    document: { currentScript: new HTMLScriptElement(), addEventListener: () => {} },
    addEventListener: () => {},
    navigator: { webdriver: true, userAgent: 'Mozilla/5.0' },
    location: { host, hostname: host.split(':')[0] },
    sessionStorage: { getItem: () => null, setItem: () => {} },
    innerWidth: 1_280,
    innerHeight: 720,
    URL,
    fetch: async (_: string, request: { body: string }) => {
      body = request.body;
    },
  };
  Object.assign(page, { parent: page });
  runInNewContext(readFileSync(join(trackerFolder, 'loader.js'), 'utf8'), {
    ...page,
    window: page,
  });
  return body;
}
