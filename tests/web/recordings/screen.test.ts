import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import type { RecordedEvent } from '../../../lambdas/contract/tracker.ts';
import { pageAt } from '../../../web/app/recordings/playback/page-at.ts';
import { Screen } from '../../../web/app/recordings/playback/screen.ts';
import { anyMutations, clearPage, played, recordingOf, START } from './restless-page.ts';

afterEach(clearPage);

const settings = { isPlaying: false, speed: 1, skips: false };
const silent: ConstructorParameters<typeof Screen>[1] = {
  ...{ onSize() {}, onFinish() {}, onDrift() {} },
};

/** A screen with its frame and page. The frame is reused until another page opens. */
function open(listener = silent) {
  const root = document.createElement('div');
  document.documentElement.append(root);
  const screen = new Screen(root, listener);
  const frame = () => root.querySelector('iframe');
  const page = () => frame()?.contentDocument?.body;
  const close = () => {
    screen.close();
    root.remove();
  };
  return { screen, frame, page, close };
}
const until = (events: readonly RecordedEvent[], at: number) =>
  events.filter(({ timestamp }) => timestamp <= at);

test('after seeks in any order the page equals playback from the start', async () => {
  const places = fc.array(fc.nat(26_000), { minLength: 2, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(anyMutations, places, async (steps, seeks) => {
      const events = await recordingOf(steps);
      const before = structuredClone(events);
      const { screen, page, close } = open();
      for (const ms of seeks) {
        const at = START + ms;
        screen.show(pageAt(events, at), settings);
        expect(page()?.innerHTML).toBe(played(until(before, at)));
      }
      close();
    }),
    { numRuns: 25 },
  );
}, 60_000);

const element = (id: number, tagName: string, childNodes: readonly object[] = [], more = {}) => ({
  ...{ id, type: 2, tagName, attributes: {}, childNodes },
  ...more,
});
const event = (second: number, type: number, data: unknown): RecordedEvent => ({
  ...{ type, data },
  timestamp: START + second * 1_000,
});
const change = (second: number, data: object) => event(second, 3, data);
const mutation = (second: number, data: object) =>
  change(second, { source: 0, removes: [], adds: [], texts: [], attributes: [], ...data });
const snapshot = (second: number, ...inBody: readonly object[]) => [
  event(second, 4, { href: 'https://shop.example/', width: 1_200, height: 800 }),
  event(second, 2, {
    node: {
      id: 1,
      type: 0,
      childNodes: [element(2, 'html', [element(3, 'head'), element(4, 'body', inBody)])],
    },
    initialOffset: { left: 0, top: 0 },
  }),
];
const at = (second: number) => START + second * 1_000;

test('a seek within a page keeps the nodes that did not change', () => {
  const { screen, frame, page, close } = open();
  const events = [
    ...snapshot(0, element(5, 'main', [element(6, 'h1')])),
    mutation(2, { adds: [{ parentId: 5, nextId: 6, node: element(7, 'p') }] }),
  ];
  screen.show(pageAt(events, at(1)), settings);
  const before = [frame(), page()?.querySelector('h1')];
  screen.show(pageAt(events, at(3)), settings);
  expect(page()?.innerHTML).toBe('<main><p></p><h1></h1></main>');
  screen.show(pageAt(events, at(1)), settings);
  expect(page()?.innerHTML).toBe('<main><h1></h1></main>');
  expect([frame(), page()?.querySelector('h1')]).toEqual(before);
  close();
});

test('the frame reports its size, cannot be focused, and reports the end of its events', async () => {
  const seen: unknown[] = [];
  const { screen, frame, close } = open({
    ...silent,
    onSize: ({ width, height }) => void seen.push([width, height]),
    onFinish: () => void seen.push('end'),
  });
  const events = [...snapshot(0, element(5, 'main')), mutation(1.02, {})];
  screen.show(pageAt(events, at(1)), settings);
  expect(seen).toEqual([[1_200, 800]]);
  expect(frame()?.tabIndex).toBe(-1);
  screen.show(pageAt(events, at(1)), { ...settings, isPlaying: true });
  await expect.poll(() => seen.at(-1)).toBe('end');
  close();
});

test('a frame without its sandbox is removed instead of shown', () => {
  const { screen, frame, close } = open();
  const getAttribute = vi.spyOn(Element.prototype, 'getAttribute').mockReturnValue(null);
  expect(() => screen.show(pageAt(snapshot(0), at(1)), settings)).toThrow('must be sandboxed');
  getAttribute.mockRestore();
  expect(frame()).toBeNull();
  close();
});

test('a seek while paused keeps the page paused and its root unchanged', async () => {
  const { screen, frame, close } = open();
  const events = [
    ...snapshot(0, element(5, 'main')),
    mutation(2, { attributes: [{ id: 5, attributes: { class: 'x' } }] }),
    mutation(4, { attributes: [{ id: 2, attributes: { class: 'dark' } }] }),
  ];
  screen.show(pageAt(events, at(1)), settings);
  const html = frame()?.contentDocument?.documentElement as HTMLElement;
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(html, { attributes: true });
  screen.show(pageAt(events, at(3)), settings);
  await Promise.resolve();
  expect(changes).toEqual([]);
  screen.show(pageAt(events, at(5)), settings);
  expect([...html.classList]).toEqual(['dark', 'rrweb-paused']);
  observer.disconnect();
  close();
});

test('a node that only moved is in its new place', () => {
  const { screen, page, close } = open();
  const row = (id: number) => element(id, 'li', [{ id: id + 10, type: 3, textContent: `${id}` }]);
  const moved = {
    removes: [{ parentId: 5, id: 6 }],
    adds: [
      { parentId: 5, nextId: null, node: element(6, 'li') },
      { parentId: 6, nextId: null, node: { id: 16, type: 3, textContent: '6' } },
    ],
  };
  const events = [...snapshot(0, element(5, 'ul', [row(6), row(7), row(8)])), mutation(2, moved)];
  for (const second of [1, 3, 1, 3]) {
    screen.show(pageAt(events, at(second)), settings);
    expect(page()?.textContent).toBe(second === 3 ? '786' : '678');
  }
  close();
});

test('another page with the same node ids is shown correctly', () => {
  const { screen, page, close } = open();
  const events = [
    ...snapshot(0, element(5, 'main', [element(6, 'h1')])),
    ...snapshot(2, element(5, 'form', [element(6, 'h1', [element(7, 'b')])])),
  ];
  for (const second of [1, 3, 1]) {
    screen.show(pageAt(events, at(second)), settings);
    expect(page()?.firstElementChild?.tagName).toBe(second === 3 ? 'FORM' : 'MAIN');
    expect(page()?.querySelectorAll('b')).toHaveLength(second === 3 ? 1 : 0);
  }
  close();
});

test('checkboxes and fields have the right state after a seek or playback', () => {
  const { screen, page, close } = open();
  const field = (id: number, type: string) => element(id, 'input', [], { attributes: { type } });
  const events = [
    ...snapshot(0, field(5, 'checkbox'), field(6, 'text')),
    change(2, { source: 5, id: 5, isChecked: true, text: 'on' }),
    change(2, { source: 5, id: 6, isChecked: false, text: 'from elsewhere' }),
    change(4, { source: 5, id: 5, isChecked: false, text: 'on' }),
  ];
  for (const second of [1, 3, 5, 3, 1]) {
    screen.show(pageAt(events, at(second)), settings);
    const [box, text] = [...(page()?.querySelectorAll('input') ?? [])];
    expect([second, box?.checked, text?.value]).toEqual([
      second,
      second === 3,
      second < 2 ? '' : 'from elsewhere',
    ]);
  }
  close();
});

test('nodes in a shadow root are added and removed like others', () => {
  const { screen, page, close } = open();
  const inShadow = { isShadow: true };
  const host = element(5, 'x-card', [element(6, 'p', [], inShadow), element(7, 'i')], {
    isShadowHost: true,
  });
  const events = [
    ...snapshot(0, host),
    mutation(2, { adds: [{ parentId: 5, nextId: 6, node: element(8, 'b', [], inShadow) }] }),
    mutation(4, { removes: [{ parentId: 5, id: 6, isShadow: true }] }),
  ];
  for (const second of [1, 3, 5, 3, 1]) {
    screen.show(pageAt(events, at(second)), settings);
    const card = page()?.firstElementChild;
    const shadow = { 1: '<p></p>', 3: '<b></b><p></p>', 5: '<b></b>' }[second];
    expect([card?.shadowRoot?.innerHTML, card?.innerHTML]).toEqual([shadow, '<i></i>']);
  }
  close();
});

test('a page with script-written styles has each exactly once, and none from later', () => {
  const { screen, frame, page, close } = open();
  const rule = (second: number, name: string) =>
    change(second, { source: 8, id: 5, adds: [{ rule: `${name} { color: red }`, index: 0 }] });
  const events = [...snapshot(0, element(5, 'style')), rule(2, 'p'), rule(4, 'b')];
  const frames = new Set();
  for (const second of [1, 5, 3, 5, 1]) {
    screen.show(pageAt(events, at(second)), settings);
    const rules = [...(page()?.querySelector('style')?.sheet?.cssRules ?? [])];
    const written = rules.map(({ cssText }) => cssText.slice(0, 1));
    expect([second, written]).toEqual([second, { 1: [], 3: ['p'], 5: ['b', 'p'] }[second]]);
    frames.add(frame());
  }
  expect(frames.size).toBe(4); // styles that scripts wrote may stay in a document, so the frame is replaced
  close();
});

/** A node in an unknown frame, which the replayer skips and the model keeps. */
const stray = { parentId: 5, nextId: null, node: element(7, 'b', [], { rootId: 99 }) };
const withStray = [
  ...snapshot(0, element(5, 'main', [element(6, 'h1')])),
  mutation(1.05, { adds: [stray] }),
];

test('a frame that differs from the model is rebuilt by the next seek', () => {
  const { screen, frame, page, close } = open();
  const events = [
    ...withStray,
    mutation(4, { attributes: [{ id: 6, attributes: { class: 'x' } }] }),
  ];
  screen.show(pageAt(events, at(1)), settings);
  const first = frame();
  screen.show(pageAt(events, at(3)), settings);
  expect(page()?.innerHTML).toBe('<main><h1></h1><b></b></main>');
  const rebuilt = frame();
  screen.show(pageAt(events, at(5)), settings);
  expect(page()?.innerHTML).toBe('<main><h1 class="x"></h1><b></b></main>');
  expect([rebuilt === first, frame() === rebuilt]).toEqual([false, true]);
  close();
});

test('a change that the frame rejected during playback is detected at once', async () => {
  const drifts: unknown[] = [];
  const { screen, page, close } = open({
    ...silent,
    onDrift: () => drifts.push(page()?.innerHTML),
  });
  const events = [
    ...withStray,
    mutation(1.1, { attributes: [{ id: 7, attributes: { class: 'x' } }] }),
    mutation(9, {}),
  ];
  screen.show(pageAt(events, at(1)), { ...settings, isPlaying: true });
  await expect.poll(() => drifts).toEqual(['<main><h1></h1></main>']);
  screen.show(pageAt(events, at(2)), settings);
  expect(page()?.innerHTML).toBe('<main><h1></h1><b class="x"></b></main>');
  close();
});

test('after playback, a seek starts from the played state, not from the last shown one', async () => {
  const { screen, page, close } = open();
  const events = [
    ...snapshot(0, element(5, 'main', [{ id: 8, type: 3, textContent: 'before' }])),
    mutation(1.02, { texts: [{ id: 8, value: 'after' }] }),
    mutation(1.05, { adds: [{ parentId: 5, nextId: null, node: element(6, 'p') }] }),
    mutation(9, { adds: [{ parentId: 5, nextId: null, node: element(7, 'b') }] }),
  ];
  screen.show(pageAt(events, at(1)), { ...settings, isPlaying: true });
  await expect.poll(() => page()?.querySelectorAll('p').length).toBe(1);
  screen.pause();
  screen.show(pageAt(events, at(1)), settings);
  expect(page()?.innerHTML).toBe('<main>before</main>');
  screen.show(pageAt(events, at(9)), settings);
  expect(page()?.innerHTML).toBe('<main>after<p></p><b></b></main>');
  screen.show(pageAt(events, at(0)), settings);
  expect(page()?.innerHTML).toBe('<main>before</main>');
  close();
});
