import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { compileFunction } from 'node:vm';
import { build, type Plugin } from 'esbuild';

interface Segment {
  readonly path: string;
  readonly code: string;
  readonly isEntry: boolean;
  readonly segment?: { readonly name: string } | null;
}

interface Optimizer {
  transformModules(options: object): Promise<{ readonly modules: readonly Segment[] }>;
}

type Render = (address: string, manifest: object) => Promise<string>;

export interface QwikApp {
  /** The scripts that the page loads when a visitor first uses a control, by path. */
  readonly scripts: ReadonlyMap<string, Uint8Array>;
  render(address: string): Promise<string>;
}

const shared = {
  bundle: true,
  write: false,
  logLevel: 'error',
  conditions: ['production'] as string[],
  loader: { '.css': 'empty' },
  define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env': '{}' },
} as const;

/**
 * Builds a resumable app from the modules of a site. `app.tsx` exports `App`, whose property `address` is the URL. The
 * optimizer moves each handler into a separate script; a server-rendered page names it in the attribute of the event.
 */
export async function buildQwik(
  resolveDir: string,
  modules: Readonly<Record<string, string>>,
): Promise<QwikApp> {
  const load = createRequire(join(resolveDir, 'package.json'));
  const optimizer: Optimizer = await load('@builder.io/qwik/optimizer').createOptimizer();
  const transform = async (isServer: boolean) => {
    const result = await optimizer.transformModules({
      srcDir: '.',
      input: Object.entries(modules).map(([path, code]) => ({ path, code })),
      entryStrategy: { type: isServer ? 'hoist' : 'segment' },
      minify: 'simplify',
      sourceMaps: false,
      transpileTs: true,
      transpileJsx: true,
      explicitExtensions: true,
      preserveFilenames: true,
      mode: 'prod',
      isServer,
    });
    return result.modules;
  };
  const client = await transform(false);
  const entries = client.filter(({ isEntry }) => isEntry);
  const { outputFiles, metafile } = await build({
    ...shared,
    entryPoints: entries.map(({ path }) => `site:${path}`),
    outdir: 'build',
    absWorkingDir: resolveDir,
    entryNames: 'q-[hash]',
    chunkNames: 'q-[hash]',
    splitting: true,
    metafile: true,
    minify: true,
    format: 'esm',
    plugins: [siteModules(client, resolveDir)],
  });
  const fileOf = new Map(
    Object.entries(metafile.outputs).map(([file, { entryPoint }]) => [entryPoint, basename(file)]),
  );
  const mapping = Object.fromEntries(
    entries.map(({ path, segment }) => [segment?.name, fileOf.get(`site:${path}`)]),
  );
  const render = await compileRender(await transform(true), resolveDir);
  return {
    scripts: new Map(
      outputFiles.map(({ path, contents }) => [`/build/${basename(path)}`, contents]),
    ),
    render: (address) => render(address, { manifestHash: 'site', mapping }),
  };
}

async function compileRender(server: readonly Segment[], resolveDir: string): Promise<Render> {
  const { outputFiles } = await build({
    ...shared,
    stdin: {
      contents: `import { renderToString } from '@builder.io/qwik/server';
        import { jsx } from '@builder.io/qwik';
        import { App } from 'site:app.tsx';
        export const render = async (address, manifest) => {
          const options = { manifest, base: '/build/', containerTagName: 'div', preloader: false, qwikLoader: { position: 'top' } };
          return (await renderToString(jsx(App, { address }), options)).html;
        };`,
      resolveDir,
    },
    platform: 'node',
    format: 'cjs',
    plugins: [siteModules(server, resolveDir)],
  });
  const module = { exports: {} as { render: Render } };
  compileFunction(outputFiles[0]?.text ?? '', ['module', 'exports', 'require'])(
    module,
    module.exports,
    createRequire(import.meta.url),
  );
  return module.exports.render;
}

function siteModules(segments: readonly Segment[], resolveDir: string): Plugin {
  return {
    name: 'qwik',
    setup(build) {
      build.onResolve({ filter: /^site:/ }, ({ path }) => ({
        path: path.slice('site:'.length),
        namespace: 'site',
      }));
      build.onResolve({ filter: /^\.\//, namespace: 'site' }, ({ path }) => ({
        path: path.slice('./'.length),
        namespace: 'site',
      }));
      build.onResolve({ filter: /^@qwik-client-manifest$/ }, ({ path }) => ({
        path,
        namespace: 'site',
      }));
      build.onLoad({ filter: /.*/, namespace: 'site' }, ({ path }) => ({
        // The manifest is passed to the render function instead.
        contents: segments.find((each) => each.path === path)?.code ?? 'export const manifest = {}',
        loader: 'js',
        resolveDir,
      }));
    },
  };
}
