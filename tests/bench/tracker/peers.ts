/** Recorders of other products, as their documentation installs them. `PEERS=1` adds them to the bench. */
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { installThirdParty } from '../../third-party/install.ts';

export interface Peer {
  readonly name: string;
  readonly script: string;
}

/** `address` is where PeerServer listens. Each peer keeps its default masking and sends to no other host. */
const starts: Readonly<Record<string, string>> = {
  'clarity-js': `
    import { clarity } from 'clarity-js';
    clarity.start({ projectId: 'bench', upload: address + '/clarity' });`,
  '@openreplay/tracker': `
    import Tracker from '@openreplay/tracker';
    const tracker = new Tracker({ projectKey: 'bench', ingestPoint: address + '/openreplay', __DISABLE_SECURE_MODE: true, respectDoNotTrack: false });
    void tracker.start();`,
  // The build without external scripts, and its recorder.
  'posthog-js': `
    import posthog from 'posthog-js/dist/module.no-external.js';
    import 'posthog-js/dist/posthog-recorder.js';
    posthog.init('phc_bench', { api_host: address + '/posthog', opt_out_useragent_filter: true, disable_external_dependency_loading: true });`,
  '@sentry/browser': `
    import { init, replayIntegration } from '@sentry/browser';
    init({ dsn: address.replace('//', '//key@') + '/1', replaysSessionSampleRate: 1, integrations: [replayIntegration()] });`,
};

export function bundledPeers(): readonly Peer[] {
  const folder = installThirdParty(join(import.meta.dirname, '../peers'), 'peers');
  return Object.entries(starts).map(([name, start]) => ({ name, script: bundle(start, folder) }));
}

/** `document.currentScript` is read before the modules run, which may replace it. */
function bundle(start: string, folder: string): string {
  const { outputFiles } = buildSync({
    stdin: { contents: start, resolveDir: folder },
    banner: { js: 'const address = document.currentScript.dataset.address;' },
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  });
  return `(() => {${outputFiles[0]?.text ?? ''}})()`;
}
