import { expect, test } from 'vitest';
import { issueTitles } from '../../../lambdas/contract/copy/issue-titles.ts';
import { afterColon, inSentence } from '../../../lambdas/contract/copy/numerals.ts';
import { elementNouns, pageNames } from '../../../lambdas/contract/copy/page-names.ts';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { elementName } from '../../../lambdas/reports/writer/words/names.ts';
import { element, reportInput, signal, visit, visits } from '../../factories/digest.ts';
import { issuesOf } from './laws.ts';

const unlabeled = (role: string) => elementName({ role, label: '', selector: role });

test('an image without a label has the right article in every sentence [DATA-14]', () => {
  const image = signal('dead-click', '/cart', { element: element('', 'img') });
  const digests = visits(0, 3, (n) => visit(n, { page: '/cart', signals: [image] }));
  const { summary } = composeReport(reportInput({ digests }));
  const [issue] = issuesOf(summary);
  expect(issue?.title).toBe('An image in the cart looks clickable but isn’t');
  expect(issue?.description).toContain('4 visitors clicked an image in the cart');
  expect(issue?.suggestion).toContain('Link the image to');
  expect(summary.warm_intro).toContain(': an image in the cart looks clickable but isn’t.');
});

test('every noun of an element has the article that its first letter needs [DATA-14]', () => {
  for (const [role, noun] of Object.entries(elementNouns.roles))
    expect(unlabeled(role)).toBe(`${'aeiou'.includes(noun.charAt(0)) ? 'an' : 'a'} ${noun}`);
});

test('a title inside a sentence starts with a lowercase letter, whatever page or element it names [DATA-14]', () => {
  const elements = [undefined, ...Object.keys(elementNouns.roles)].map((role) =>
    issueTitles.unanswered(role === undefined ? elementName(undefined) : unlabeled(role)),
  );
  const pages = Object.values(pageNames.known).flatMap(({ name, form = name }) => [
    issueTitles.slowLCP(name),
    issueTitles.form(form),
  ]);
  for (const title of [...elements, ...pages]) {
    expect(inSentence(title)).toMatch(/^\p{Ll}/u);
    expect(afterColon(title)).toMatch(/^\p{Ll}/u);
  }
});
