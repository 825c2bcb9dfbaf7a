export type PlayerAction =
  | 'toggle'
  | 'backward'
  | 'forward'
  | 'next-event'
  | 'previous-event'
  | 'faster'
  | 'slower'
  | 'previous'
  | 'following'
  | 'full-screen'
  | 'copy-link'
  | 'help';

interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const plain: Readonly<Record<string, PlayerAction>> = {
  ' ': 'toggle',
  ArrowLeft: 'backward',
  ArrowRight: 'forward',
  N: 'next-event',
  P: 'previous-event',
  J: 'following',
  K: 'previous',
};
const shifted: Readonly<Record<string, PlayerAction>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'following',
  F: 'full-screen',
  U: 'copy-link',
};
/** Keys whose position and modifier depend on the keyboard layout. */
const typed: Readonly<Record<string, PlayerAction>> = {
  '?': 'help',
  '>': 'faster',
  '<': 'slower',
};

/** The action of a key on the player's page. `target` has the focus; controls keep the keys that they need. */
export function actionOf(press: KeyPress, target: Element | null): PlayerAction | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey) return undefined;
  if (target?.closest('input, textarea, select, [contenteditable], [role="dialog"]')) {
    return undefined;
  }
  if (press.key === ' ' && target?.closest('button, a, summary')) return undefined;
  const key = press.key.length === 1 ? press.key.toUpperCase() : press.key;
  return typed[key] ?? (press.shiftKey ? shifted : plain)[key];
}
