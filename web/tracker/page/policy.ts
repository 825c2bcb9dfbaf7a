/** The policy of an element while it is walked through: its own marks and what it inherits, asked only where they can be. */
import {
  BLOCKED,
  DRAWING_EDITORS,
  isWritten,
  ownPolicy,
  type Policy,
  policyOf,
} from '../privacy/text-policy.ts';

const HIDING_TAGS = new Set(['textarea', 'output', 'progress', 'meter']);
const MARKING = /^(contenteditable|role|data-reveille-.*)$/;
/** Classes that may be one of the marks; only then the browser is asked. */
const MARKING_CLASS = new RegExp(
  `(?:^|\\s)(?:rr-block|${DRAWING_EDITORS.replaceAll('.', '').replaceAll(',', '|')})(?:\\s|$)`,
);

/** By an attribute's name: whether an element with it may be marked. */
const markingNames = new Map<string, boolean>();
export function isMarkingName(name: string): boolean {
  let isMarking = markingNames.get(name);
  if (isMarking === undefined) {
    isMarking = MARKING.test(name);
    if (markingNames.size < 1_000) markingNames.set(name, isMarking);
  }
  return isMarking;
}
export const isMarkingClass = (classes: string): boolean => MARKING_CLASS.test(classes);
export const isHidingTag = (tag: string): boolean => HIDING_TAGS.has(tag);

/** `mayBeMarked`: one of its attributes, or its tag, can be a mark. */
export function policyIn(element: Element, mayBeMarked: boolean, inherited: Policy): Policy {
  const own = mayBeMarked ? ownPolicy(element) : isWritten(element);
  return own > inherited ? own : inherited;
}

/** The policy of a slot also holds for what is in it. */
export function slottedIn(node: Node, policy: Policy): Policy {
  const { assignedSlot } = node as Partial<Element>;
  if (!assignedSlot || policy === BLOCKED) return policy;
  const slot = policyOf(assignedSlot);
  return slot > policy ? slot : policy;
}
