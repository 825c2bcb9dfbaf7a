import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { truthPage } from './page.ts';

const folder = join(import.meta.dirname, '../../docs');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'TRUTH.md'), truthPage());
