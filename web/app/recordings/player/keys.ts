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
/** Where these keys are, and with which modifier, depends on the keyboard. */
const typed: Readonly<Record<string, PlayerAction>> = {
  '?': 'help',
  '>': 'faster',
  '<': 'slower',
};

/** What a key does on the player's page. `target` has the focus; a control keeps the keys it needs itself. */
export function actionOf(press: KeyPress, target: Element | null): PlayerAction | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey) return undefined;
  if (target?.closest('input, textarea, select, [contenteditable], [role="dialog"]')) {
    return undefined;
  }
  if (press.key === ' ' && target?.closest('button, a, summary')) return undefined;
  const key = press.key.length === 1 ? press.key.toUpperCase() : press.key;
  return typed[key] ?? (press.shiftKey ? shifted : plain)[key];
}
