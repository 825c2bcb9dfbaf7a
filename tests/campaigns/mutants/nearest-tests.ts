import { importsOf, readTree } from '../../architecture/imports.ts';

const IN_A_PROCESS = /^tests\/(rules|web|clouds|tracker\/(?!browser))[^:]*\.test\.tsx?$/;

/** It imports every file of this folder from a list, so that no import names them. */
const CONTRACT = {
  files: /^lambdas\/contract\/(?!copy\/)/,
  test: 'tests/rules/contract-table.test.ts',
};

/** For a file, the tests that import it, over as many steps as it takes; those with the fewest steps first. */
export function nearestTests(): (path: string) => string[] {
  const importers = Map.groupBy(importsOf(readTree()), ({ to }) => to);
  return (path) => {
    const seen = new Set([path]);
    let level = [path];
    while (level.length > 0) {
      level = level
        .flatMap((file) => importers.get(file) ?? [])
        .map(({ from }) => from)
        .filter((from) => !seen.has(from) && seen.add(from));
    }
    const tests = [...seen].filter((file) => IN_A_PROCESS.test(file));
    return CONTRACT.files.test(path) ? [CONTRACT.test, ...tests] : tests;
  };
}
