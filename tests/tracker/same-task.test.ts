import { expect, test } from 'vitest';
import type { RecordedEvent } from '../../lambdas/contract/tracker.ts';
import { recordPage } from './differential/record-page.ts';

/** What is recorded of a page that a script changes twice in one task; a new rule of a style sheet is recorded at once. */
function recordedOf(html: string, ...changes: readonly (() => void)[]): string {
  document.head.innerHTML = '<style>p{}</style>';
  document.body.innerHTML = html;
  const events: RecordedEvent[] = [];
  const { stop } = recordPage((event) => events.push(event));
  for (const change of changes) {
    change();
    document.styleSheets[0]?.insertRule('b{}');
  }
  expect(stop()).toBe(0);
  return JSON.stringify(events);
}
const show = (element: Element | null, name: string, domain: string) => {
  const bold = document.createElement('b');
  bold.append(domain);
  element?.replaceChildren(name, bold);
};

test('an email address that replaces other text in the task of an earlier recording is masked', () => {
  const replaced = () => document.querySelector('div');
  const text = recordedOf(
    '<div>Mug<b>1998</b></div>',
    () => show(replaced(), 'Mug', '2004'),
    () => show(replaced(), 'mina.harker@', 'example.org'),
  );
  expect(text).toContain('2004');
  expect(text).not.toMatch(/mina|example\.org/);
});

test('an email address that is added to a list in the task of an earlier recording is masked', () => {
  const add = (name: string, domain: string) => {
    const item = document.createElement('li');
    document.querySelector('ul')?.append(item);
    show(item, name, domain);
  };
  const text = recordedOf(
    '<ul></ul>',
    () => {
      for (let n = 0; n < 20; n++) add('Mug', `${n}`);
    },
    () => add('mina.harker@', 'example.org'),
  );
  expect(text).toContain('Mug');
  expect(text).not.toMatch(/mina|example\.org/);
});
