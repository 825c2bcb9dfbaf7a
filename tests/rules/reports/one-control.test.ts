import { expect, test } from 'vitest';
import type { Signal } from '../../../lambdas/contract/signal.ts';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { reportInput, seen, signal, visit, visits } from '../../factories/digest.ts';

const button = (label: string, selector = 'main > button', role = 'button') => ({
  ...{ role, label, selector },
});
const item = (n: number, label: string, role = 'button') =>
  button(label, `ul > li:nth-of-type(${n}) > button`, role);
/** Three visitors click each control, which fails. */
const clicking = (...clicks: readonly (readonly [Signal['kind'], string, Partial<Signal>])[]) =>
  visits(0, 3 * clicks.length - 1, (n) => {
    const [kind, page, more] = clicks[Math.floor(n / 3)] as (typeof clicks)[number];
    const signals = [signal(kind, page, { count: 4, ...more })];
    return visit(n, { pages: [seen('/vans/:id'), seen('/search')], signals });
  });
const namesOf = (digests: ReturnType<typeof clicking>) =>
  composeReport(reportInput({ digests }))
    .facts.issues.map(({ element, affected }) => [element?.label, affected])
    .toSorted();
const failed = { about: '/api/favorites/:id 500' };
const saved = (about = failed.about) =>
  ['error-click', '/vans/:id', { element: button('Save Iveco tipper'), about }] as const;

test.each<[string, readonly unknown[], ReturnType<typeof clicking>]>([
  [
    'whose request fails on two pages',
    [['Save …', 6]],
    clicking(saved(), ['error-click', '/search', { element: item(4, 'Save Vivaro'), ...failed }]),
  ],
  [
    'with one label on two pages',
    [['Save Iveco tipper', 6]],
    clicking(saved(), [
      'error-click',
      '/search',
      { element: item(4, 'Save Iveco tipper'), ...failed },
    ]),
  ],
  [
    'whose requests differ',
    [
      ['Save Iveco tipper', 3],
      ['Save Vivaro', 3],
    ],
    clicking(saved('/api/trips 500'), [
      'error-click',
      '/search',
      { element: item(4, 'Save Vivaro'), ...failed },
    ]),
  ],
  [
    'of one request with other names',
    [
      ['Remove Vivaro', 3],
      ['Save Iveco tipper', 3],
    ],
    clicking(saved(), ['error-click', '/search', { element: item(4, 'Remove Vivaro'), ...failed }]),
  ],
  [
    'with one script error on two pages',
    [
      ['Save Iveco tipper', 3],
      ['Save Vivaro', 3],
    ],
    clicking(saved('TypeError: x (a.js)'), [
      'error-click',
      '/search',
      { element: item(4, 'Save Vivaro'), about: 'TypeError: x (a.js)' },
    ]),
  ],
  [
    'that does not respond on two items of a list',
    [['Save …', 6]],
    clicking(
      ['dead-click', '/search', { element: item(1, 'Save Transit') }],
      ['rage-click', '/search', { element: item(4, 'Save Vivaro') }],
    ),
  ],
  [
    'that add different things, side by side',
    [
      ['Add to cart', 3],
      ['Add to wishlist', 3],
    ],
    clicking(
      ['rage-click', '/search', { element: button('Add to cart', 'div > button:nth-of-type(1)') }],
      [
        'dead-click',
        '/search',
        { element: button('Add to wishlist', 'div > button:nth-of-type(2)') },
      ],
    ),
  ],
  [
    'that add two items of a list to the cart',
    [['Add …', 6]],
    clicking(
      ['dead-click', '/search', { element: item(1, 'Add mug to cart') }],
      ['dead-click', '/search', { element: item(4, 'Add bowl to cart') }],
    ),
  ],
  [
    'whose different operations have one address',
    [
      ['Add address', 3],
      ['Add to cart', 3],
    ],
    clicking(
      ['error-click', '/vans/:id', { element: button('Add to cart'), about: '/graphql 500' }],
      ['error-click', '/search', { element: button('Add address'), about: '/graphql 500' }],
    ),
  ],
  [
    'that one element covers',
    [['Iveco, Vivaro', 6]],
    clicking(
      ['rage-click', '/search', { element: button('Vivaro', 'svg > rect'), covered: true }],
      ['rage-click', '/search', { element: button('Iveco', 'svg > rect'), covered: true }],
    ),
  ],
  [
    'of three names that one element covers',
    [['Ducato, Iveco …', 9]],
    clicking(
      ['rage-click', '/search', { element: button('Vivaro', 'svg > rect'), covered: true }],
      ['rage-click', '/search', { element: button('Iveco', 'svg > rect'), covered: true }],
      ['rage-click', '/search', { element: button('Ducato', 'svg > rect'), covered: true }],
    ),
  ],
  [
    'of two lists',
    [
      ['Save Transit', 3],
      ['Save Vivaro', 3],
    ],
    clicking(
      ['dead-click', '/search', { element: item(1, 'Save Transit') }],
      ['dead-click', '/vans/:id', { element: item(4, 'Save Vivaro') }],
    ),
  ],
  [
    'that is a link',
    [
      ['Our story', 3],
      ['Our team', 3],
    ],
    clicking(
      ['dead-click', '/search', { element: item(1, 'Our story', 'link') }],
      ['dead-click', '/search', { element: item(4, 'Our team', 'link') }],
    ),
  ],
])('controls %s are reported as %j', (_, names, digests) => {
  expect(namesOf(digests)).toEqual(names);
});

test('a control that shows its failure as its name is called by the name that visitors clicked first', () => {
  const renamed = button('Could not save');
  const digests = visits(0, 2, (n) =>
    visit(n, {
      pages: [seen('/vans/:id')],
      signals: [
        signal('error-click', '/vans/:id', { element: button('Save'), ...failed }),
        signal('dead-click', '/vans/:id', { element: renamed, atMs: 34_000 }),
        signal('error-click', '/vans/:id', { element: renamed, ...failed, atMs: 34_000 }),
      ],
    }),
  );
  expect(namesOf(digests)).toEqual([['Save', 3]]);
});

test('a control that was nameless for some visitors has the name that others clicked', () => {
  const digests = visits(0, 2, (n) =>
    visit(n, {
      pages: [seen('/vans/:id')],
      signals: [
        signal('error-click', '/vans/:id', { element: button(n === 0 ? 'Save' : ''), ...failed }),
        signal('dead-click', '/vans/:id', { element: button('Save'), atMs: 34_000 }),
      ],
    }),
  );
  expect(namesOf(digests)).toEqual([['Save', 3]]);
});
