import { appendFileSync } from 'node:fs';
import { join } from 'node:path';

/** Loaded into every process before the tests: says which mutants are active, and notes which ones a test reaches. */
declare global {
  var isMutant: (id: string) => boolean;
  var __vitest_worker__: { readonly filepath?: string } | undefined;
}

const active = new Set(process.env.MUTANTS_ACTIVE?.split(' '));
const file = process.env.MUTANTS_REACHED;
/** Outside of a worker there is only the synthesis, whose templates these tests read. */
const TEMPLATES = join(process.cwd(), 'tests/clouds');
const noted = new Set<string>();

globalThis.isMutant = (id) => {
  if (file) note(id, file);
  return active.has(id);
};

/** What runs while a module is loaded runs once per worker, so it is noted without the file that came first. */
function note(id: string, to: string): void {
  const by = globalThis.__vitest_worker__?.filepath ?? TEMPLATES;
  const line = `${id} ${by}\n`;
  if (noted.has(line)) return;
  noted.add(line);
  appendFileSync(to, isLoading() ? `${line}${id} \n` : line);
}

function isLoading(): boolean {
  const before = Error.stackTraceLimit;
  Error.stackTraceLimit = 200;
  const { stack = '' } = new Error('where');
  Error.stackTraceLimit = before;
  return /ModuleEvaluator|ModuleRunner/.test(stack);
}
