import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createServer, type Plugin, type PreviewServer, type ProxyOptions, preview } from 'vite';
import {
  ORIGIN_SECRET_HEADER,
  VIEWER_ADDRESS_HEADER,
  VIEWER_COUNTRY_HEADER,
} from '../../lambdas/contract/edge.ts';
import {
  contentSecurityPolicy,
  localHosts,
  TRUSTED_TYPES,
} from '../http/content-security-policy.ts';
import { apiPaths, ingestionPaths } from '../http/paths.ts';
import { securityTxt } from '../http/security-txt.ts';
import { stage } from '../stage.ts';
import { buildTracker, trackerFolder } from '../tracker/build.ts';
import { IMMUTABLE_CACHE_CONTROL, trackerHeaders } from '../tracker/headers.ts';
import { root } from './paths.ts';
import { providerSite, serveProviderPages } from './stand-ins/provider-pages.ts';

interface Site {
  close(): Promise<void>;
}

interface Deployment {
  readonly outputs: Record<string, string>;
  readonly endpoint: string;
  /** The secret that the API requires from the distribution, which this server replaces. */
  readonly originSecret: string;
}

/**
 * Serves the web app of a deployment, from its sources or from the build. Vite must not answer preflight requests
 * itself: it would allow every host of `localhost`, while CloudFront passes them to the API.
 */
export async function serveApp(
  from: 'sources' | 'build',
  port: number,
  { outputs, endpoint, originSecret }: Deployment,
): Promise<Site> {
  // Tests check the URLs of the stage's settings.
  const demoSite = from === 'sources' ? providerSite(`http://localhost:${port}`) : {};
  const options = {
    root: join(root, 'web'),
    logLevel: 'warn' as const,
    plugins: [configuration(outputs, endpoint, demoSite), hashedFiles, tracker(from)],
    clearScreen: false,
  };
  const proxy = {
    // The first matching path is used.
    ...proxyTo(ingestionPaths, outputs.INGESTION_URL ?? '', originSecret),
    ...proxyTo(apiPaths, outputs.API_URL ?? '', originSecret),
  };
  if (from === 'build')
    return preview({
      ...options,
      preview: { port, strictPort: true, proxy, headers: localPageHeaders(endpoint), cors: false },
    });
  const headers = localPageHeaders(endpoint, NONCE);
  const server = await createServer({
    ...options,
    html: { cspNonce: NONCE },
    server: { port, strictPort: true, proxy, headers, cors: false },
  });
  return server.listen();
}

const NONCE = 'development';

/**
 * Allows what the policy on AWS would block of the development server: its inline scripts, and the worker that waits for
 * its restart and then reloads the page.
 */
const inDevelopment = (policy: string, nonce: string) =>
  `${policy.replace("script-src 'self'", `script-src 'self' 'nonce-${nonce}'`)}; worker-src blob:`;

/** The headers that CloudFront adds to every page. */
export const localPageHeaders = (endpoint: string, nonce?: string) => {
  const policy = contentSecurityPolicy(stage(), localHosts(endpoint));
  return {
    'content-security-policy': nonce ? inDevelopment(policy, nonce) : policy,
    'content-security-policy-report-only': TRUSTED_TYPES,
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  };
};

/** Forwards API paths under the app's origin, as CloudFront does on AWS. */
function proxyTo(
  paths: readonly string[],
  api: string,
  originSecret: string,
): Record<string, ProxyOptions> {
  const { origin, pathname } = new URL(api);
  const forward: ProxyOptions = {
    target: origin,
    changeOrigin: true,
    configure: (proxy) => {
      proxy.on('proxyReq', (sent, received) => {
        sent.setHeader(ORIGIN_SECRET_HEADER, originSecret);
        sent.setHeader(VIEWER_ADDRESS_HEADER, received.socket.remoteAddress ?? '');
        sent.removeHeader(VIEWER_COUNTRY_HEADER);
      });
    },
    rewrite: (path: string) => `${pathname}${path}`,
  };
  return Object.fromEntries(paths.map((path) => [path, forward]));
}

/** Serves /config.json, which a deployment on AWS uploads with the app. */
function configuration(
  outputs: Record<string, string>,
  endpoint: string,
  demoSite: Partial<ReturnType<typeof providerSite>>,
): Plugin {
  const config = {
    liveUrl: outputs.LIVE_URL,
    userPoolId: outputs.USER_POOL_ID,
    userPoolClientId: outputs.USER_POOL_CLIENT_ID,
    userPoolEndpoint: endpoint,
    signInDomain: outputs.SIGN_IN_DOMAIN,
    supportAddress: outputs.SUPPORT_ADDRESS,
    ...stage().site,
    ...demoSite,
  };
  const addRoutes = ({ middlewares }: Pick<PreviewServer, 'middlewares'>) => {
    serveProviderPages({ middlewares });
    middlewares.use('/config.json', (_, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(config));
    });
    middlewares.use('/.well-known/security.txt', (_, response) => {
      response.setHeader('content-type', 'text/plain; charset=utf-8');
      response.end(securityTxt(stage(), new Date().getUTCFullYear()));
    });
  };
  return { name: 'configuration', configureServer: addRoutes, configurePreviewServer: addRoutes };
}

/** Built files are cached forever, as on CloudFront, because their names change with their content. */
const hashedFiles: Plugin = {
  name: 'hashed-files',
  configurePreviewServer: ({ middlewares }) => {
    middlewares.use('/assets', (_, response, next) => {
      response.setHeader('cache-control', IMMUTABLE_CACHE_CONTROL);
      next();
    });
  },
};

/** Serves the tracker under the app's origin. With sources, it is rebuilt for every page that requests the loader. */
function tracker(from: 'sources' | 'build'): Plugin {
  if (from === 'sources') buildTracker();
  const addRoutes = ({ middlewares }: Pick<PreviewServer, 'middlewares'>) => {
    middlewares.use('/tracker/v1', (request, response) => {
      const file = basename(new URL(request.url ?? '', 'http://localhost').pathname);
      if (from === 'sources' && file === 'loader.js') buildTracker();
      const path = join(trackerFolder, file);
      if (!existsSync(path)) return response.writeHead(404).end();
      response.writeHead(200, trackerHeaders(file)).end(readFileSync(path));
    });
  };
  return { name: 'tracker', configureServer: addRoutes, configurePreviewServer: addRoutes };
}
