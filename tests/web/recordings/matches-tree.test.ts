import { afterEach, expect, test } from 'vitest';
import { type PageNode, PageTree } from '../../../lambdas/contract/replay/page-tree.ts';
import { matchesTree } from '../../../web/app/recordings/playback/matches-tree.ts';

const recorded = (): PageTree => {
  const inHost: PageNode[] = [
    { id: 3, type: 2, tagName: 'i', isShadow: true },
    { id: 4, type: 2, tagName: 'b' },
  ];
  const host = { id: 2, type: 2, tagName: 'x-card', isShadowHost: true, childNodes: inHost };
  return new PageTree({ id: 1, type: 2, tagName: 'main', childNodes: [host] });
};

/** The page as a replayer built it, with a lookup of its nodes by id. */
function replayed() {
  document.body.innerHTML = '<main><x-card><b></b></x-card></main>';
  const [main, host, light] = [...document.body.querySelectorAll('*')] as Element[];
  const shadow = (host as Element).attachShadow({ mode: 'open' });
  const inside = shadow.appendChild(document.createElement('i'));
  const nodes = new Map([main, host, inside, light].map((node, n) => [n + 1, node as Element]));
  return {
    ...{ main: main as Element, host: host as Element, shadow, inside, light: light as Element },
    nodes,
    getNode: (id: number) => nodes.get(id) ?? null,
    getIds: () => [...nodes.keys()],
  };
}
afterEach(() => document.body.replaceChildren());

test('the page matches the tree when each node is in its parent or its parent’s shadow root', () => {
  expect(matchesTree(recorded(), replayed())).toBe(true);
});

test.each<[string, (page: ReturnType<typeof replayed>) => void]>([
  ['a child of a shadow root is in the host itself', ({ host, inside }) => host.append(inside)],
  ['a child of the host is in its shadow root', ({ shadow, light }) => shadow.append(light)],
  ['a node is in another parent', ({ main, light }) => main.append(light)],
  ['a node is in no parent', ({ light }) => light.remove()],
  ['a node is missing', ({ nodes }) => nodes.delete(4)],
  [
    'the root is missing',
    ({ nodes, host, light }) => {
      nodes.delete(1);
      nodes.set(5, light);
      host.remove();
    },
  ],
  ['a node is left from before', ({ nodes, light }) => nodes.set(5, light)],
])('the page does not match the tree when %s', (_, spoil) => {
  const page = replayed();
  spoil(page);
  expect(matchesTree(recorded(), page)).toBe(false);
});
