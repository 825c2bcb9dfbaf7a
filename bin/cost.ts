import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { costPage } from '../lib/cost/page.ts';

const docs = resolve(import.meta.dirname, '../docs');
const measured = JSON.parse(readFileSync(join(docs, 'cost-measured.json'), 'utf8'));
writeFileSync(join(docs, 'COST.md'), costPage(measured));
