import { appendFileSync } from 'node:fs';
import { join } from 'node:path';

/** Preloaded into every process: switches mutants on, and records which ones a test reaches. */
declare global {
  var isMutant: (id: string) => boolean;
  var __vitest_worker__: { readonly filepath?: string } | undefined;
}

const active = new Set(process.env.MUTANTS_ACTIVE?.split(' '));
const file = process.env.MUTANTS_REACHED;
/** Outside of a worker only the synthesis runs, whose templates these tests read. */
const TEMPLATES = join(process.cwd(), 'tests/clouds');
const recorded = new Set<string>();

globalThis.isMutant = (id) => {
  if (file) record(id, file);
  return active.has(id);
};

/** Code that runs on import runs once per worker, so it is recorded without a test file as well. */
function record(id: string, to: string): void {
  const by = globalThis.__vitest_worker__?.filepath ?? TEMPLATES;
  const line = `${id} ${by}\n`;
  if (recorded.has(line)) return;
  recorded.add(line);
  appendFileSync(to, isLoading() ? `${line}${id} \n` : line);
}

function isLoading(): boolean {
  const before = Error.stackTraceLimit;
  Error.stackTraceLimit = 200;
  const { stack = '' } = new Error('where');
  Error.stackTraceLimit = before;
  return /ModuleEvaluator|ModuleRunner/.test(stack);
}
