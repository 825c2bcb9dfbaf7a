import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { root } from '../../../lib/local/paths.ts';
import type { SeededRandom } from '../../fakes/seeded-random.ts';
import { type Mutation, mutationsOf } from './mutations.ts';

/** A mutation that waits in the copy of the project until its id is switched on. */
export interface Mutant extends Mutation {
  readonly id: string;
  readonly path: string;
  /** How results and reports name it. */
  readonly name: string;
}

/** As many mutants as asked for, none inside of another one: any file first, then any of its mutations. */
export function sampleOf(
  count: number,
  files: readonly string[],
  random: SeededRandom,
  prefix: string,
): Mutant[] {
  const found: Mutant[] = [];
  // A narrow choice of files may offer fewer than were asked for.
  for (let tries = 0; found.length < count && tries < count * 20; tries += 1) {
    const path = random.pick(files);
    const text = textOf(path);
    const mutations = mutationsOf(path, text);
    if (mutations.length === 0) continue;
    const mutation = random.pick(mutations);
    const others = found.filter((each) => each.path === path);
    if (others.some(({ start, end }) => start < mutation.end && mutation.start < end)) continue;
    const line = text.split('\n')[mutation.line - 1]?.trim();
    const name = `${path}:${mutation.line} ${mutation.kind}: ${line}`;
    const mutant = { ...mutation, id: `${prefix}${found.length}`, path, name };
    // The name of a property cannot be switched.
    if (parseSync(path, withSwitches(text, [mutant])).errors.length === 0) found.push(mutant);
  }
  return found;
}

export const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

/** The file with a switch for each of its mutants, so that one copy serves all of them and compiles once. */
export const planted = (path: string, mutants: readonly Mutant[]): string =>
  withSwitches(textOf(path), mutants);

/** The file with this mutant alone, and no switch: what a browser loads knows nothing of the campaign. */
export function mutated({ path, start, end, replacement, isStatement }: Mutant): string {
  const text = textOf(path);
  const changed = isStatement ? replacement : `(${replacement})`;
  return text.slice(0, start) + changed + text.slice(end);
}

function withSwitches(text: string, mutants: readonly Mutant[]): string {
  return mutants
    .toSorted((a, b) => b.start - a.start)
    .reduce((code, { id, start, end, replacement, isStatement }) => {
      // An isolated context, such as that of a CloudFront function, has no switches.
      const isActive = `globalThis.isMutant?.('${id}')`;
      const original = code.slice(start, end);
      const switched = isStatement
        ? `{ if (!${isActive}) { ${original} } }`
        : `(${isActive} ? (${replacement}) : (${original}))`;
      return code.slice(0, start) + switched + code.slice(end);
    }, text);
}
