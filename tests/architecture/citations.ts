import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { filesOf, readTree } from './imports.ts';

const root = resolve(import.meta.dirname, '../..');
const IDS = /\[([A-Z]+-\d+(?:,\s*[A-Z]+-\d+)*)\]/g;

const COMMENT_LINE = /^\s*(\/\/|\*|\/\*)/;

/** The requirements that test titles cite: ids in brackets on a quoted line that is no comment. */
export function citationsIn(text: string): string[] {
  const lines = text.split('\n').filter((line) => !COMMENT_LINE.test(line));
  return lines.flatMap((line) =>
    [...line.matchAll(IDS)].flatMap(({ 1: ids = '', index }) => {
      const isQuoted = /['"`]/.test(line.slice(0, index)) && /['"`]/.test(line.slice(index));
      return isQuoted ? ids.split(/,\s*/) : [];
    }),
  );
}

export const citedRequirements = (): Set<string> =>
  new Set(
    filesOf('tests/**/*.test.{ts,tsx}').flatMap((path) =>
      citationsIn(readFileSync(join(root, path), 'utf8')),
    ),
  );

const listFile = join(root, 'docs/cited-requirements.txt');
export const listedRequirements = (): string[] =>
  readFileSync(listFile, 'utf8')
    .split('\n')
    .filter((line) => /^[A-Z]+-\d+$/.test(line));

/** The ids of all requirements: the first column of the tables in docs/requirements.md. */
export const knownRequirements = (): Set<string> =>
  new Set(
    [
      ...readFileSync(join(root, 'docs/requirements.md'), 'utf8').matchAll(/^\| ([A-Z]+-\d+) \|/gm),
    ].map(([, id = '']) => id),
  );

interface DocumentReference {
  readonly document: string;
  /** Its number, or its title in quotation marks. */
  readonly chapter: string | undefined;
  readonly threat: string | undefined;
}
const REFERENCE = /(docs\/[\w/-]+\.(?:md|txt))(?: §(\d+)|, ("[^"]+")|, threat (\d+))?/g;

/** What comments cite: `docs/x.md §2`, `docs/x.md, "Chapter"` or `docs/threat-model.md, threat 9`. */
export const documentReferences = (): DocumentReference[] =>
  [...readTree()]
    .filter(([path]) => !path.startsWith('tests/architecture/'))
    .flatMap(([, text]) => [...text.matchAll(REFERENCE)])
    .map(([, document = '', number, title, threat]) => ({
      document,
      chapter: number ?? title,
      threat,
    }));

export function unresolved({ document, chapter, threat }: DocumentReference): boolean {
  if (!existsSync(join(root, document))) return true;
  const lines = readFileSync(join(root, document), 'utf8').split('\n');
  if (threat) return !lines.some((line) => line.startsWith(`| ${threat} |`));
  if (!chapter) return false;
  const title = chapter.replaceAll('"', '');
  return !lines.some(
    (line) => line.startsWith(`## ${title}. `) || /^#+ (\d+\. )?(.*)$/.exec(line)?.[2] === title,
  );
}

const FILE_NAME =
  /(?<![\w.*])[\w-]+(?:\.(?:test|lambda|store|protocol|mail|campaign|bench))?\.tsx?\b/g;

/** The source files that a comment names. */
export const filesNamedIn = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => COMMENT_LINE.test(line))
    .flatMap((line) => line.match(FILE_NAME) ?? []);

/** Files that comments and documents name but that do not exist. */
export function missingFiles(): string[] {
  const tree = [...readTree()];
  const others = ['web', '.ci'].flatMap((folder) => readdirSync(join(root, folder)));
  const names = new Set([...tree.map(([path]) => path.split('/').at(-1)), ...others]);
  const ofComments = tree.flatMap(([, text]) => filesNamedIn(text));
  const documents = filesOf('docs/**/*.md').flatMap(
    (path) => readFileSync(join(root, path), 'utf8').match(FILE_NAME) ?? [],
  );
  return [...new Set([...ofComments, ...documents])].filter((name) => !names.has(name));
}
