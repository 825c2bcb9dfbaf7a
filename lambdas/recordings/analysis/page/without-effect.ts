/** Nodes that change nothing of what a page shows. */

import { asInteger, asList, asRecord, type Unknown } from '../events/untrusted.ts';
import { Tag } from './element-traits.ts';

/** By the traits of its tag. Scripts often add hidden fields to a form before they send it. */
export const isWithoutEffect = (traits: number, attributes: Unknown): boolean =>
  (traits & Tag.WithoutEffect) !== 0 ||
  ((traits & Tag.Input) !== 0 && attributes.type === 'hidden');

/** Whether a mutation has other changes than adding and removing nodes without effect. */
export function hasEffect(
  { texts, attributes, removes, adds }: Unknown,
  withoutEffect: ReadonlySet<number>,
): boolean {
  const isVisible = (id: unknown) => !withoutEffect.has(asInteger(id));
  return (
    asList(texts).length > 0 ||
    asList(attributes).length > 0 ||
    asList(removes).some((each) => isVisible(asRecord(each).id)) ||
    asList(adds).some((each) => isVisible(asRecord(asRecord(each).node).id))
  );
}
