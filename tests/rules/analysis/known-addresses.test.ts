import { expect, test } from 'vitest';
import { recording } from '../../factories/recording.ts';
import { digestOfVisit, signals } from '../../factories/signals.ts';
import { processorTimeOf } from '../../processor-time.ts';

const submit = { submits: true };
/** A comment about a post is sent and ends in an error page, from which the visitor goes back to the post. */
const comments = (back: string, first = '/posts/rye-bread') =>
  recording()
    .page(0, first)
    .click(4_000, submit)
    .emit(4_001, 'rv:submit', { form: '#comment', label: 'Save' })
    .emit(4_200, 'rv:visibility', { visible: false })
    .page(8_000, back, 'back-forward')
    .until(30_000);

test.each([
  ['with the same address', '/posts/rye-bread', 1],
  ['whose address is masked since the visitor typed a word of it', '/posts/*****-bread', 1],
  ['that is another one', '/posts/*****-cake', 0],
  ['whose address is masked as a whole', '/posts/*****', 0],
])(
  'a form that ends in an error page is reported if the way back leads to a page %s',
  (_, back, count) => {
    expect(signals(comments(back), 'quick-back')).toHaveLength(count);
  },
);

test('a page whose address is masked later is one page', () => {
  const pages = digestOfVisit(comments('/posts/*****-bread')).pages.map(({ page }) => page);
  expect(new Set(pages)).toEqual(new Set(['/posts/rye-bread']));
});

test('a masked address that fits several pages stays masked', () => {
  const visit = recording().page(0, '/posts/rye-bread').page(2_000, '/posts/oat-bread');
  const { pages } = digestOfVisit(
    visit.page(4_000, '/posts/*****-bread', 'back-forward').until(9_000),
  );
  expect(pages.map(({ page }) => page)).toContain('/posts/*****-bread');
});

test.each(['load', 'push'] as const)(
  'a page that a visitor opens after a search (%s) is not one with a similar address',
  (kind) => {
    const visit = recording().page(0, '/products/red-shirt').page(9_000, '/search');
    visit.page(20_000, '/products/*****-shirt', kind).page(30_000, '/').until(39_000);
    const { pages } = digestOfVisit(visit.page(40_000, '/products/*****-shirt', 'back-forward'));
    const masked = '/products/*****-shirt';
    expect(pages.map(({ page }) => page)).toEqual([
      ...['/products/red-shirt', '/search', masked, '/', masked],
    ]);
  },
);

test('a masked address with many words takes no longer than others', () => {
  const visit = recording().page(0, `/${'a'.repeat(90)}b`);
  visit.page(2_000, `/${'*****aaa'.repeat(10)}`, 'back-forward').until(9_000);
  expect(processorTimeOf(() => digestOfVisit(visit), 200)).toBeLessThan(200);
});
