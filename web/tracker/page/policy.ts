/** Policies during a walk: inherited from the parent; nodes are matched against the privacy selectors only if they may match. */
import { DESCRIPTION_ID, DRAWING_EDITORS } from '../privacy/hidden-selectors.ts';
import {
  BLOCKED,
  inputPolicy,
  MARKED_TAG,
  nodePolicy,
  type Policy,
  type PolicyCache,
  policyOf,
} from '../privacy/text-policy.ts';
import { type Entry, NONE, type Nodes } from './recorded-tree.ts';

const MARKING_ATTRIBUTE = /^(contenteditable|role|aria-haspopup|aria-live|data-reveille-.*)$/;
/** Classes of the privacy selectors, and longer ones, which are matched against the selectors afterwards. */
const MARKING_CLASS = new RegExp(
  `rr-block|${DRAWING_EDITORS.replace(/[.\]]|\[class\*=/g, '').replace(/,/g, '|')}`,
  'i', // pages in quirks mode match classes case-insensitively
);

/** Whether this attribute may set the policy of its element. */
export function isMarking(name: string, value: string | null): boolean {
  if (name === 'class') return MARKING_CLASS.test(value ?? '');
  if (name === 'id') return !!value?.startsWith(DESCRIPTION_ID);
  return MARKING_ATTRIBUTE.test(name);
}
export const isHidingTag = (tag: string): boolean => MARKED_TAG.test(tag);

/** `mayBeMarked`: the tag or an attribute may set the policy of the element. */
export function policyIn(element: Element, mayBeMarked: boolean, inherited: Policy): Policy {
  const policy = mayBeMarked ? nodePolicy(element) : inputPolicy(element);
  return policy > inherited ? policy : inherited;
}

/** Returns policyOf for recorded nodes, which skips the selectors for nodes whose attributes cannot match them. */
export function recordedPolicy(nodes: Nodes): (node: Node | null, cache: PolicyCache) => Policy {
  const alone = (node: Node) => {
    const entry = nodes.get(node);
    return entry && !entry.mayBeMarked ? inputPolicy(node) : nodePolicy(node);
  };
  return (node, cache) => policyOf(node, cache, alone);
}

/** Whether this inherited policy masks a recorded node and its descendants in the same way as before. */
export function isMaskingUnchanged(entry: Entry, inherited: Policy): boolean {
  const { node, policy, inner } = entry;
  // Excludes hosts and frames: slots have policies too, and adopted style sheets are not in the tree.
  if (policy === undefined || policy === BLOCKED || inner) return false;
  const isElement = entry.attributeNames !== NONE;
  const now = isElement ? policyIn(node as Element, entry.mayBeMarked, inherited) : inherited;
  if (now !== policy) return false;
  for (let child = entry.firstEntry; child; child = child.next)
    if (!isMaskingUnchanged(child, policy)) return false;
  return true;
}

/** The stricter of the policy and that of the slot the node is assigned to. */
export function slottedIn(node: Node, policy: Policy): Policy {
  const { assignedSlot } = node as Partial<Element>;
  if (!assignedSlot || policy === BLOCKED) return policy;
  const slot = policyOf(assignedSlot);
  return slot > policy ? slot : policy;
}
