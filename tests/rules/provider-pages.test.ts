import { expect, test } from 'vitest';
import { providerSite, serveProviderPages } from '../../lib/local/stand-ins/provider-pages.ts';

type Handler = (
  request: unknown,
  response: { setHeader(name: string, value: string): void; end(body: string): void },
) => void;

test('locally, terms, privacy policy and the product’s site have a page [ROUTE-28, ROUTE-29]', () => {
  const pages = new Map<string, Handler>();
  const use = (path: string, handler: Handler) => void pages.set(path, handler);
  serveProviderPages({ middlewares: { use } as never });
  const titles = Object.entries(providerSite('http://localhost:5173')).map(([name, address]) => {
    const { origin, pathname } = new URL(address);
    let page = '';
    const end = (body: string) => {
      page = body;
    };
    pages.get(pathname)?.({}, { setHeader() {}, end });
    return [name, origin, /<h1>(.*)<\/h1>/.exec(page)?.[1]];
  });
  expect(titles).toEqual([
    ['marketingUrl', 'http://localhost:5173', 'About the product'],
    ['privacyUrl', 'http://localhost:5173', 'Privacy policy'],
    ['termsUrl', 'http://localhost:5173', 'Terms of service'],
  ]);
});
