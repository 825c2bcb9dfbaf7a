import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../../../../lib/local/paths.ts';
import { installThirdParty } from '../../../third-party/install.ts';

/** The target of `installComponents`. */
const folder = join(root, '.local/components');

export const installComponents = (): string => installThirdParty(import.meta.dirname, 'components');

/** Compiles a Svelte component to a module that mounts it in `#at`. */
export async function svelteModule(source: string): Promise<string> {
  const { compile } = await import(
    createRequire(join(folder, 'package.json')).resolve('svelte/compiler')
  );
  const { js } = compile(source, { css: 'injected', name: 'App' });
  return `import { mount } from 'svelte'; ${js.code.replace('export default', '')}; mount(App, { target: document.querySelector('#at') });`;
}

/** Bundles a module and its packages into one classic script and one style sheet. */
export async function bundled(
  module: string,
  scripts: readonly string[] = [],
): Promise<{ script: string; css: string }> {
  const { outputFiles } = await build({
    stdin: { contents: module, resolveDir: existsSync(folder) ? folder : root, loader: 'js' },
    nodePaths: [join(root, 'node_modules')],
    bundle: true,
    write: false,
    outdir: '/page',
    format: 'iife',
    target: 'es2022',
    define: {
      'process.env.NODE_ENV': '"production"',
      global: 'window',
      __VUE_OPTIONS_API__: 'false',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    loader: {
      '.ttf': 'empty',
      '.woff': 'empty',
      '.woff2': 'empty',
      '.svg': 'empty',
      '.png': 'empty',
      '.gif': 'empty',
      '.md': 'text',
    },
    logLevel: 'error',
  });
  const of = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
  const classic = scripts.map((path) => readFileSync(join(folder, 'node_modules', path), 'utf8'));
  return { script: [...classic, of('.js')].join('\n;\n'), css: of('.css') };
}
