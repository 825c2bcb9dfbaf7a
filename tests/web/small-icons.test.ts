import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { withoutDevelopmentParts } from '../../web/small-icons.ts';

const folder = resolve(import.meta.dirname, '../../node_modules/lucide-react/dist/esm');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

test.each([
  ['icons/mail.mjs', /\bkey: |^__iconData/m],
  ['createLucideIcon.mjs', /displayName|toLucideIconData\(/],
])('the build removes what only development needs from %s', (name, part) => {
  expect(read(name), 'the library has a different form in this version').toMatch(part);
  expect(withoutDevelopmentParts(read(name))).not.toMatch(part);
});
