import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';

interface Babel {
  transformSync(source: string, options: object): { readonly code: string };
}

/** Compiles the modules of a site, imported as `$lib/…`, with the installed compiler of Solid. */
export function solid(resolveDir: string, modules: Readonly<Record<string, string>>): Plugin {
  const load = createRequire(join(resolveDir, 'package.json'));
  const babel: Babel = load('@babel/core');
  const presets = [load('babel-preset-solid')];
  const compile = (filename: string) =>
    babel.transformSync(modules[filename] ?? '', {
      filename,
      presets,
      babelrc: false,
      configFile: false,
    }).code;
  return {
    name: 'solid',
    setup(build) {
      build.onResolve({ filter: /^\$lib\// }, ({ path }) => ({
        path: path.slice('$lib/'.length),
        namespace: 'site',
      }));
      build.onLoad({ filter: /.*/, namespace: 'site' }, ({ path }) => ({
        contents: compile(path),
        resolveDir,
      }));
    },
  };
}
