/** The policy of an element while it is walked through: its own marks and what it inherits, asked only where they can be. */
import {
  BLOCKED,
  DRAWING_EDITORS,
  inputPolicy,
  ownPolicy,
  type Policy,
  type PolicyCache,
  policyOf,
} from '../privacy/text-policy.ts';
import type { Entry, Nodes } from './ids.ts';
import { isElement } from './natives.ts';

const HIDING_TAGS = new Set(['textarea', 'output', 'progress', 'meter']);
const MARKING = /^(contenteditable|role|data-reveille-.*)$/;
/** Classes that may be one of the marks; only then the browser is asked. */
const MARKING_CLASS = new RegExp(
  `(?:^|\\s)(?:rr-block|${DRAWING_EDITORS.replaceAll('.', '').replaceAll(',', '|')})(?:\\s|$)`,
  'i', // as a page in quirks mode has it
);

/** Whether an element may be marked by this attribute. */
export const isMarking = (name: string, value: string | null): boolean =>
  name === 'class' ? MARKING_CLASS.test(value ?? '') : MARKING.test(name);
export const isHidingTag = (tag: string): boolean => HIDING_TAGS.has(tag);

/** `mayBeMarked`: one of its attributes, or its tag, can be a mark. */
export function policyIn(element: Element, mayBeMarked: boolean, inherited: Policy): Policy {
  const own = mayBeMarked ? ownPolicy(element) : inputPolicy(element);
  return own > inherited ? own : inherited;
}

/**
 * The policy of a place while changes are written. What was recorded without a mark, and got none by the changes that the
 * browser has reported since, is not asked for marks again.
 */
export function recordedPolicy(nodes: Nodes): (node: Node | null, known: PolicyCache) => Policy {
  const own = (node: Node) => {
    const entry = nodes.get(node);
    return entry && !entry.mayBeMarked ? inputPolicy(node) : ownPolicy(node);
  };
  return (node, known) => policyOf(node, known, own);
}

/** Whether all that was recorded of a node and of what is in it would be masked in the same way under this policy. */
export function isMaskedAlike(entry: Entry, inherited: Policy): boolean {
  const { node, policy, inner } = entry;
  // Slots mask what is in them, and sheets that a shadow tree adopted are not its nodes.
  if (policy === undefined || policy === BLOCKED || inner) return false;
  const now = isElement(node) ? policyIn(node, entry.mayBeMarked, inherited) : inherited;
  if (now !== policy) return false;
  for (let child = entry.first; child; child = child.next)
    if (!isMaskedAlike(child, policy)) return false;
  return true;
}

/** The policy of a slot also holds for what is in it. */
export function slottedIn(node: Node, policy: Policy): Policy {
  const { assignedSlot } = node as Partial<Element>;
  if (!assignedSlot || policy === BLOCKED) return policy;
  const slot = policyOf(assignedSlot);
  return slot > policy ? slot : policy;
}
