export type PlayerAct =
  | 'toggle'
  | 'backward'
  | 'forward'
  | 'previous'
  | 'following'
  | 'full-screen'
  | 'copy-link';

interface Press {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const plain: Readonly<Record<string, PlayerAct>> = {
  ' ': 'toggle',
  ArrowLeft: 'backward',
  ArrowRight: 'forward',
};
const shifted: Readonly<Record<string, PlayerAct>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'following',
  F: 'full-screen',
  U: 'copy-link',
};

/** What a key means on the player's page. `target` is what has the focus: its own keys stay its own. */
export function actOf(press: Press, target: Element | null): PlayerAct | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey) return undefined;
  if (target?.closest('input, textarea, select, [contenteditable], [role="dialog"]')) {
    return undefined;
  }
  if (press.key === ' ' && target?.closest('button, a, summary')) return undefined;
  const key = press.key.length === 1 ? press.key.toUpperCase() : press.key;
  return (press.shiftKey ? shifted : plain)[key];
}
