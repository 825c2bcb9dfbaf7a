import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

export interface Document {
  readonly path: string;
  readonly text: string;
}

export const documents = (): Document[] =>
  globSync(['*.md', '{docs,lambdas,web,lib,tests}/**/*.md'], { cwd: root })
    .filter((path) => !path.includes('node_modules'))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** The relative links and pictures of a document that lead to no file, or to no heading of it. */
export const brokenLinks = ({ path, text }: Document): string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g)]
    .map(([, link, source]) => link ?? source ?? '')
    .filter((link) => !/^(https?|mailto):/.test(link))
    .filter((link) => {
      const [file = '', anchor] = link.split('#');
      if (file === '') return !anchorsOf(text).includes(anchor ?? '');
      const target = join(root, dirname(path), file);
      if (!existsSync(target)) return true;
      if (!anchor || !target.endsWith('.md')) return false;
      return !anchorsOf(readFileSync(target, 'utf8')).includes(anchor);
    });

/** The anchors that GitHub gives to the headings of a document. */
function anchorsOf(text: string): string[] {
  const headings = text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^#+ (.+)$/gm);
  return [...headings].map(([, heading = '']) =>
    heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_\- ]/gu, '')
      .replaceAll(' ', '-'),
  );
}

const FOLDERS = ['lambdas', 'web', 'lib', 'tests', 'docs', 'bin', '.ci', '.github'];
/** Documents name a test by its layer: `rules/caller` is `tests/rules/caller.test.ts`. */
const LAYERS = ['architecture', 'campaigns', 'clouds', 'functions', 'journeys', 'replay', 'rules'];
const IN_CODE_STYLE = /`([\w.-]+(?:\/[\w.-]+)+)\/?`/g;
const ENDINGS = ['', '.ts', '.tsx', '.test.ts', '.test.tsx', '.campaign.ts'];

/** The paths in code style that start with a folder of the project, or a layer of its tests, and do not exist. */
export const missingPaths = ({ text }: Document): string[] =>
  [...text.matchAll(IN_CODE_STYLE)]
    .map(([, path = '']) => path)
    .filter((path) => {
      const [first = ''] = path.split('/');
      const bases = [
        ...(FOLDERS.includes(first) ? [''] : []),
        ...(LAYERS.includes(first) || first === 'web' ? ['tests'] : []),
      ];
      const files = bases.flatMap((base) => ENDINGS.map((end) => join(root, base, path + end)));
      return bases.length > 0 && !files.some(existsSync);
    });
