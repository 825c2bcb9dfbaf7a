import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';

const root = resolve(import.meta.dirname, '../../../..');
/** Packages of others are no dependency of the project: a campaign installs them for itself, without their scripts. */
const folder = join(root, '.local/components');

export function installComponents(): void {
  const lock = (where: string) => readFileSync(join(where, 'package-lock.json'), 'utf8');
  const isInstalled = existsSync(join(folder, 'node_modules/quill'));
  if (isInstalled && lock(folder) === lock(import.meta.dirname)) return;
  mkdirSync(folder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json'])
    copyFileSync(join(import.meta.dirname, file), join(folder, file));
  execFileSync('npm', ['ci', '--ignore-scripts', '--silent'], { cwd: folder, stdio: 'inherit' });
}

/** A component of Svelte as a module that shows it in `#at`. */
export async function svelteModule(source: string): Promise<string> {
  const { compile } = await import(
    createRequire(join(folder, 'package.json')).resolve('svelte/compiler')
  );
  const { js } = compile(source, { css: 'injected', name: 'App' });
  return `import { mount } from 'svelte'; ${js.code.replace('export default', '')}; mount(App, { target: document.querySelector('#at') });`;
}

/** A module that imports packages, as one classic script and one style sheet. */
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
