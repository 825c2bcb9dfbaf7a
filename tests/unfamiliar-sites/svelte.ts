import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';

interface Compiled {
  readonly js: { readonly code: string };
  readonly css?: { readonly code: string } | null;
}

interface Compiler {
  compile(source: string, options: object): Compiled;
  compileModule(source: string, options: object): Compiled;
}

/** Compiles the components of a site, imported as `$lib/…`, and those of its packages, with the installed compiler. */
export function svelte(resolveDir: string, modules: Readonly<Record<string, string>>): Plugin {
  const { compile, compileModule }: Compiler = createRequire(join(resolveDir, 'package.json'))(
    'svelte/compiler',
  );
  const styles = new Map<string, string>();
  const scriptOf = (filename: string, source: string): string => {
    if (/\.svelte\.js$/.test(filename)) return compileModule(source, { filename }).js.code;
    if (!filename.endsWith('.svelte')) return source;
    const { js, css } = compile(source, { filename, css: 'external' });
    if (!css?.code) return js.code;
    styles.set(filename, css.code);
    return `${js.code}\nimport ${JSON.stringify(`svelte-style:${filename}`)}`;
  };
  return {
    name: 'svelte',
    setup(build) {
      build.onResolve({ filter: /^\$lib\// }, ({ path }) => ({
        path: path.slice('$lib/'.length),
        namespace: 'site',
      }));
      build.onLoad({ filter: /.*/, namespace: 'site' }, ({ path }) => ({
        contents: scriptOf(path, modules[path] ?? ''),
        loader: path.endsWith('.tsx') ? 'tsx' : 'js',
        resolveDir,
      }));
      build.onLoad({ filter: /\.svelte(\.js)?$/, namespace: 'file' }, ({ path }) => ({
        contents: scriptOf(path, readFileSync(path, 'utf8')),
      }));
      build.onResolve({ filter: /^svelte-style:/ }, ({ path }) => ({
        path: path.slice('svelte-style:'.length),
        namespace: 'svelte-style',
      }));
      build.onLoad({ filter: /.*/, namespace: 'svelte-style' }, ({ path }) => ({
        contents: styles.get(path) ?? '',
        loader: 'css',
      }));
    },
  };
}
