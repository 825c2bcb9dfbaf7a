import type { PreviewServer } from 'vite';

const pages = {
  marketing: ['About the product', 'MARKETING_URL'],
  privacy: ['Privacy policy', 'PRIVACY_URL'],
  terms: ['Terms of service', 'TERMS_URL'],
} as const;
const FOLDER = '/provider';

/** Pages shown instead of the provider's, which exist only for deployments. */
export const providerSite = (origin: string) => ({
  marketingUrl: `${origin}${FOLDER}/marketing`,
  privacyUrl: `${origin}${FOLDER}/privacy`,
  termsUrl: `${origin}${FOLDER}/terms`,
});

export function serveProviderPages({ middlewares }: Pick<PreviewServer, 'middlewares'>): void {
  for (const [name, [title, setting]] of Object.entries(pages)) {
    middlewares.use(`${FOLDER}/${name}`, (_, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(pageOf(title, setting));
    });
  }
}

const pageOf = (title: string, setting: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${title} · Reveille on this machine</title>
<style>
  :root { color-scheme: light dark; }
  body { margin: 20vh auto; max-width: 36rem; padding: 0 1.25rem; font: 16px/1.5 system-ui, sans-serif; }
</style>
<h1>${title}</h1>
<p>This page is the provider’s own. A deployment leads to the address in <code>${setting}</code>.</p>
<p><a href="/">Back to the app</a></p>
</html>`;
