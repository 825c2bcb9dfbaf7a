/** What the attributes of added nodes say about their state: two buttons may have the same words, and only one is pressed. */

import { BATCH_MAX_DEPTH } from '../../../contract/limits.ts';
import { asList, asRecord, asText, HASH_LIMIT, hashOf, type Unknown } from '../events/untrusted.ts';

const STATES = new Set(['open', 'hidden', 'checked', 'selected', 'disabled', 'data-state']);
/** Ids, which a server may generate for each response. */
const REFERENCES = /^aria-(labelledby|describedby|details|controls|owns|flowto|activedescendant)$/;
const isState = (name: string, tag: string, isEmpty: boolean): boolean =>
  STATES.has(name) ||
  // The style of an empty element may be the length of a loading bar.
  (name === 'style' && !isEmpty) ||
  (name.startsWith('aria-') && !REFERENCES.test(name)) ||
  // A hidden field often contains a token.
  (name === 'value' && tag !== 'input');

/** A number for the states that a mutation adds, in their order; 0 if it adds none. */
export const statesWritten = ({ adds }: Unknown): number =>
  asList(adds).reduce<number>((sum, each) => withStates(sum, asRecord(asRecord(each).node), 0), 0);

function withStates(before: number, node: Unknown, depth: number): number {
  let sum = before;
  const attributes = asRecord(node.attributes);
  const children = asList(node.childNodes);
  for (const name in attributes)
    if (isState(name, asText(node.tagName), children.length === 0))
      for (const part of [name, attributes[name]]) sum = (sum * 31 + hashOf(part) + 1) % HASH_LIMIT;
  if (depth < BATCH_MAX_DEPTH)
    for (const child of children) sum = withStates(sum, asRecord(child), depth + 1);
  return sum;
}
