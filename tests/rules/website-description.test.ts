import { expect, test } from 'vitest';
import type { PageFacts } from '../../lambdas/websites/analysis/page-facts.ts';
import {
  descriptionPrompt,
  parseDescription,
} from '../../lambdas/websites/analysis/website-description.ts';

const text = (length: number) => 'a'.repeat(length);

test.each([
  [59, false],
  [60, true],
  [900, true],
  [901, false],
])('a description of %s characters is accepted: %s', (length, isKept) => {
  expect(parseDescription({ description: text(length) })).toBe(isKept ? text(length) : undefined);
});

test.each([null, undefined, 'text', {}, { description: 7 }])('%o is no description', (answer) => {
  expect(parseDescription(answer)).toBeUndefined();
});

test.each(['https://evil.example', 'www.evil', 'ann@evil', 'evil.com', '<b>', '555 010 4477 1'])(
  'a description with %s is rejected',
  (hidden) => {
    expect(parseDescription({ description: `${text(60)} ${hidden}` })).toBeUndefined();
  },
);

test('a description is one line', () => {
  expect(parseDescription({ description: `  ${text(60)}\n\n b ` })).toBe(`${text(60)} b`);
});

test('the model gets twenty of each fact, five prices, and no markup', () => {
  const many = Array.from({ length: 30 }, (_, n) => `<${n}>`);
  const lists = { headings: many, items: many, actions: many, prices: many };
  const links = many.map((each) => ({ text: each }));
  const facts = { title: '', siteName: '', description: '', ...lists, links } as never as PageFacts;
  const prompt = descriptionPrompt(facts, { goal: 'buy', text: 'Candles.' } as never);
  const inside = prompt.text.slice('<facts>'.length, -'</facts>'.length);
  expect(inside).not.toContain('<');
  const given = JSON.parse(inside) as Record<string, string[]>;
  for (const list of ['headings', 'items', 'pages', 'actions'])
    expect(given[list]).toEqual(many.slice(0, 20));
  expect(given.prices).toEqual(many.slice(0, 5));
});
