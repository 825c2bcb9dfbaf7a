import { record } from '@rrweb/record';
import { Replayer } from '@rrweb/replay';
import type { eventWithTime } from '@rrweb/types';
import fc from 'fast-check';
import type { RecordedEvent } from '../../../lambdas/contract/tracker.ts';

export const START = Date.parse('2026-03-02T09:00:00Z');

// jsdom lacks this property, which the player reads before it shows anything.
Object.defineProperty(HTMLIFrameElement.prototype, 'sandbox', {
  get(this: HTMLIFrameElement) {
    return (this.getAttribute('sandbox') ?? '').split(' ');
  },
});

window.scrollTo = () => {};

const pick = <T>(all: readonly T[], random: number): T | undefined => all[random % all.length];
const elements = () => [...document.body.querySelectorAll<HTMLElement>('*')];
const elementAt = (random: number) => pick([document.body, ...elements()], random) as HTMLElement;

/** Changes as scripts make them. */
const mutations: readonly ((a: number, b: number) => void)[] = [
  (a, b) => elementAt(a).insertBefore(elementOf(b), pick([...elementAt(a).childNodes], b) ?? null),
  (a, b) => {
    const inner = elementOf(b);
    inner.append('first', elementOf(a), document.createComment('note'), 'last');
    elementAt(a).prepend(inner);
  },
  (a) => pick(elements(), a)?.remove(),
  (a, b) => {
    const moved = pick(elements(), a);
    const target = elementAt(b);
    if (moved && !moved.contains(target)) target.append(moved);
  },
  (a, b) => {
    const texts = elements().flatMap(({ childNodes }) => [...childNodes]);
    const text = pick(
      texts.filter(({ nodeType }) => nodeType === Node.TEXT_NODE),
      a,
    );
    if (text) text.textContent = `text ${b}`;
  },
  (a, b) => elementAt(a).setAttribute(pick(['class', 'title', 'data-x'], b) ?? '', `v${b}`),
  (a, b) => elementAt(a).removeAttribute(pick(['class', 'title', 'data-x'], b) ?? ''),
  (a, b) =>
    elementAt(a).style.setProperty(
      pick(['color', 'width', 'background'], a) ?? '',
      pick(['red', '10px', 'url("a;b")'], b) ?? '',
    ),
  (a) => elementAt(a).style.removeProperty('color'),
  (a) => elementAt(a).replaceChildren('all new ', elementOf(a)),
];
function elementOf(random: number): HTMLElement {
  const element = document.createElement(
    pick(['div', 'p', 'span', 'button', 'ul', 'li'], random) ?? 'div',
  );
  element.id = `e${random}`;
  return element;
}

/** Random changes of a page, in any order. */
export const anyMutations = fc.array(
  fc.tuple(fc.nat(mutations.length - 1), fc.nat(1_000), fc.nat(1_000)),
  {
    minLength: 1,
    maxLength: 25,
  },
);
type Mutations = typeof anyMutations extends fc.Arbitrary<infer Each> ? Each : never;

/** The recorder's events of a page with these changes, one per second. */
export async function recordingOf(steps: Mutations): Promise<RecordedEvent[]> {
  document.body.innerHTML = '<main><h1>Shop</h1><ul><li>one</li><li>two</li></ul></main>';
  const events: RecordedEvent[] = [];
  let timestamp = START;
  const stop = record({
    emit: (event) => events.push({ ...(structuredClone(event) as RecordedEvent), timestamp }),
  });
  for (const [mutation, a, b] of steps) {
    timestamp += 1_000;
    mutations[mutation]?.(a, b);
    await new Promise((done) => setImmediate(done));
  }
  stop?.();
  return events;
}

export function clearPage(): void {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
}

/** The page in rrweb’s player after these events. */
export function played(events: readonly RecordedEvent[]): string {
  const root = document.createElement('div');
  document.body.append(root);
  const player = new Replayer(structuredClone(events) as unknown as eventWithTime[], {
    root,
    showWarning: false,
    mouseTail: false,
  });
  player.pause(player.getMetaData().totalTime + 1);
  const html = player.iframe.contentDocument?.body.innerHTML;
  if (html === undefined) throw new Error('The player showed nothing');
  player.destroy();
  root.remove();
  return html;
}
