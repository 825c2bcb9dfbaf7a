/** On Free a plan is bought at the hosted checkout; a paid plan is changed in the customer portal (§4). */
export const wayToChange = (currentPlan: string): 'checkout' | 'portal' =>
  currentPlan === 'Free' ? 'checkout' : 'portal';

/** What a plan's button says, seen from the current one (§2): prices decide, zero is always a downgrade. */
export function planAction(
  plan: { name: string; price: number },
  current: { name: string; price: number },
): 'current' | 'upgrade' | 'downgrade' | 'change' {
  if (plan.name === current.name) return 'current';
  if (plan.price === 0) return 'downgrade';
  return plan.price > current.price ? 'upgrade' : 'change';
}
