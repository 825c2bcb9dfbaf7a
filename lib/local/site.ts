import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createServer, type Plugin, type PreviewServer, type ProxyOptions, preview } from 'vite';
import { contentSecurityPolicy } from '../content-security-policy.ts';
import { apiPaths } from '../paths.ts';
import { stage } from '../stage.ts';
import { buildTracker, trackerFolder, trackerHeaders } from '../tracker/build.ts';
import { root } from './paths.ts';

interface Site {
  close(): Promise<void>;
}

/** The web app of a deployment: from its sources while one works on it, or as it was built. */
export async function serveApp(
  from: 'sources' | 'build',
  port: number,
  outputs: Record<string, string>,
  endpoint: string,
): Promise<Site> {
  const options = {
    root: join(root, 'web'),
    logLevel: 'warn' as const,
    plugins: [configuration(outputs, endpoint), tracker(from)],
    clearScreen: false,
  };
  const proxy = proxyTo(outputs.API_URL ?? '');
  if (from === 'build')
    return preview({
      ...options,
      preview: { port, strictPort: true, proxy, headers: headersFor(endpoint) },
    });
  const server = await createServer({ ...options, server: { port, strictPort: true, proxy } });
  return server.listen();
}

/** The wall that CloudFront puts around the pages; the development server needs scripts that it forbids. */
const headersFor = (endpoint: string) => ({
  'content-security-policy': contentSecurityPolicy({ endpoint, site: stage().site }),
  'x-content-type-options': 'nosniff',
});

/** What CloudFront does on AWS: the API answers under the app's own origin. */
function proxyTo(api: string): Record<string, ProxyOptions> {
  const { origin, pathname } = new URL(api);
  const forward = {
    target: origin,
    changeOrigin: true,
    rewrite: (path: string) => `${pathname}${path}`,
  };
  return Object.fromEntries(apiPaths.map((path) => [path, forward]));
}

/** Answers /config.json, which a deployment on AWS puts beside the app. */
function configuration(outputs: Record<string, string>, endpoint: string): Plugin {
  const config = {
    liveUrl: outputs.LIVE_URL,
    userPoolId: outputs.USER_POOL_ID,
    userPoolClientId: outputs.USER_POOL_CLIENT_ID,
    userPoolEndpoint: endpoint,
    signInDomain: outputs.SIGN_IN_DOMAIN,
    supportAddress: outputs.SUPPORT_ADDRESS,
    ...stage().site,
  };
  const answer = ({ middlewares }: Pick<PreviewServer, 'middlewares'>) => {
    middlewares.use('/config.json', (_, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(config));
    });
  };
  return { name: 'configuration', configureServer: answer, configurePreviewServer: answer };
}

/** The tracker under the app's own origin; from its sources it is built again for every page that asks. */
function tracker(from: 'sources' | 'build'): Plugin {
  if (from === 'sources') buildTracker();
  const answer = ({ middlewares }: Pick<PreviewServer, 'middlewares'>) => {
    middlewares.use('/tracker/v1', (request, response) => {
      const file = basename(new URL(request.url ?? '', 'http://localhost').pathname);
      if (from === 'sources' && file === 'loader.js') buildTracker();
      const path = join(trackerFolder, file);
      if (!existsSync(path)) return response.writeHead(404).end();
      response.writeHead(200, trackerHeaders(file)).end(readFileSync(path));
    });
  };
  return { name: 'tracker', configureServer: answer, configurePreviewServer: answer };
}
