import { importsOf, readTree } from '../../architecture/imports.ts';

const WITHOUT_BROWSER = /^tests\/(rules|web|clouds|tracker\/(?!browser))[^:]*\.test\.tsx?$/;

/** Imports every file of the folder dynamically, so no import statement names them. */
const CONTRACT = {
  files: /^lambdas\/contract\/(?!copy\/)/,
  test: 'tests/rules/contract-table.test.ts',
};

/** For a file, the tests that import it directly or indirectly, nearest first. */
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
    const tests = [...seen].filter((file) => WITHOUT_BROWSER.test(file));
    return CONTRACT.files.test(path) ? [CONTRACT.test, ...tests] : tests;
  };
}
