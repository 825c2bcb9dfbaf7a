import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const IDS = /\[([A-Z]+-\d+(?:,\s*[A-Z]+-\d+)*)\]/g;

/** The requirements that a title of a test cites: a quoted line that carries ids in brackets, and no comment. */
export function citationsIn(text: string): string[] {
  const lines = text.split('\n').filter((line) => !/^\s*(\/\/|\*|\/\*)/.test(line));
  return lines.flatMap((line) =>
    [...line.matchAll(IDS)].flatMap(({ 1: ids = '', index }) => {
      const isQuoted = /['"`]/.test(line.slice(0, index)) && /['"`]/.test(line.slice(index));
      return isQuoted ? ids.split(/,\s*/) : [];
    }),
  );
}

export const citedRequirements = (): Set<string> =>
  new Set(
    readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.test\.tsx?$/.test(path))
      .flatMap((path) => citationsIn(readFileSync(join(root, 'tests', path), 'utf8'))),
  );

const listFile = join(root, 'docs/cited-requirements.txt');
export const listedRequirements = (): string[] =>
  readFileSync(listFile, 'utf8')
    .split('\n')
    .filter((line) => /^[A-Z]+-\d+$/.test(line));
