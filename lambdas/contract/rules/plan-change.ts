/** On Free a plan is bought at the hosted checkout; a paid plan is changed in the customer portal (§4). */
export const planChangeMethod = (currentPlan: string): 'checkout' | 'portal' =>
  currentPlan === 'Free' ? 'checkout' : 'portal';

/** The action of a plan's button, compared with the current plan (§2): by price; a free plan is always a downgrade. */
export function planAction(
  plan: { name: string; price: number },
  current: { name: string; price: number },
): 'current' | 'upgrade' | 'downgrade' | 'change' {
  if (plan.name === current.name) return 'current';
  if (plan.price === 0) return 'downgrade';
  return plan.price > current.price ? 'upgrade' : 'change';
}
