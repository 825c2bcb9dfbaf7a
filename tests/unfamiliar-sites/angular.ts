import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';

interface Babel {
  transformAsync(source: string, options: object): Promise<{ readonly code: string }>;
}

/** Links the libraries of an Angular app, as its build does, so that the browser does not compile them. */
export function angular(resolveDir: string): Plugin {
  const load = createRequire(join(resolveDir, 'node_modules/@angular/compiler-cli/package.json'));
  const importOf = (name: string) => import(pathToFileURL(load.resolve(name)).href);
  const linkers = async () => {
    const babel: Babel = await importOf('@babel/core');
    const { createEs2015LinkerPlugin } = await importOf('@angular/compiler-cli/linker/babel');
    return { babel, linker: createEs2015LinkerPlugin };
  };
  let loaded: ReturnType<typeof linkers> | undefined;
  return {
    name: 'angular',
    setup(build) {
      build.onLoad({ filter: /fesm2022.*\.mjs$/ }, async ({ path }) => {
        const source = await readFile(path, 'utf8');
        if (!source.includes('ɵɵngDeclare')) return undefined;
        loaded ??= linkers();
        const { babel, linker } = await loaded;
        const fileSystem = {
          resolve: (...parts: string[]) => join(...parts),
          exists: () => false,
          dirname: (name: string) => join(name, '..'),
          relative: (_: string, name: string) => name,
          readFile: () => '',
        };
        const logger = { level: 3, debug() {}, info() {}, warn() {}, error() {} };
        const { code } = await babel.transformAsync(source, {
          filename: path,
          plugins: [linker({ fileSystem, logger, sourceMapping: false, linkerJitMode: true })],
          babelrc: false,
          configFile: false,
          compact: false,
          browserslistConfigFile: false,
        });
        return { contents: code, loader: 'js' };
      });
    },
  };
}
