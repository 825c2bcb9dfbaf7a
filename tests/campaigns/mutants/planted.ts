import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { root } from '../../../lib/local/paths.ts';
import type { SeededRandom } from '../../fakes/seeded-random.ts';
import { type Mutation, mutationsOf } from './mutations.ts';

/** A mutation in the copy of the project that is active only while its id is switched on. */
export interface Mutant extends Mutation {
  readonly id: string;
  readonly path: string;
  readonly name: string;
  /** The file without it. The project may be edited while the campaign runs. */
  readonly text: string;
}

/** Picks `count` mutants that do not overlap: a random file, then a random mutation of it. */
export function sampleOf(
  count: number,
  files: readonly string[],
  random: SeededRandom,
  prefix: string,
): Mutant[] {
  const found: Mutant[] = [];
  // A few files may have fewer mutations than requested.
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
    const mutant = { ...mutation, id: `${prefix}${found.length}`, path, name, text };
    // A mutation of a property name cannot be wrapped in a switch.
    if (parseSync(path, withSwitches(text, [mutant])).errors.length === 0) found.push(mutant);
  }
  return found;
}

const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

/** The file with a switch per mutant, so that one copy serves all of them and compiles once. */
export const planted = (path: string, mutants: readonly Mutant[]): string =>
  withSwitches(textOf(path), mutants);

/** The file with this mutant and no switch, because a browser has no switches. */
export function mutated({ text, start, end, replacement, isStatement }: Mutant): string {
  const changed = isStatement ? replacement : `(${replacement})`;
  return text.slice(0, start) + changed + text.slice(end);
}

function withSwitches(text: string, mutants: readonly Mutant[]): string {
  return mutants
    .toSorted((a, b) => b.start - a.start)
    .reduce((code, { id, start, end, replacement, isStatement }) => {
      // `isMutant` is missing in an isolated context such as a CloudFront function.
      const isActive = `globalThis.isMutant?.('${id}')`;
      const original = code.slice(start, end);
      const switched = isStatement
        ? `{ if (!${isActive}) { ${original} } }`
        : `(${isActive} ? (${replacement}) : (${original}))`;
      return code.slice(0, start) + switched + code.slice(end);
    }, text);
}
