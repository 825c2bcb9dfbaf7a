import { expect, test } from 'vitest';
import { sessionsWith } from '../../../web/app/reports/sessions-link.ts';

test.each([
  ['“Apply”', 'Apply'],
  ['the link “Mugs & more”', 'Mugs & more'],
  ['the search field', 'the search field'],
  [undefined, null],
])('the sessions with an issue on %s are filtered by clicks on %s', (element, clicked) => {
  const link = sessionsWith({ kind: 'dead-click', page: '/cart', element });
  const filters = new URL(link, 'https://app.example').searchParams;
  expect(filters.get('clicked')).toBe(clicked);
  expect([filters.get('signal'), filters.get('page')]).toEqual(['dead-click', '/cart']);
});
