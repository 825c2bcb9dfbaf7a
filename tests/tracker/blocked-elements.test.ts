import { expect, test } from 'vitest';
import { recordPage } from './differential/record-page.ts';

test('only a blocked element is recorded as an empty box with a marker', () => {
  document.body.innerHTML =
    '<main><p>Shown</p><div data-reveille-block><p>Private</p></div></main>';
  const recorded: string[] = [];
  const { stop } = recordPage((event) => recorded.push(JSON.stringify(event)));
  expect(stop()).toBe(0);
  const all = recorded.join();
  expect(all).toContain('Shown');
  expect(all).not.toContain('Private');
  expect(all.match(/"needBlock":true/g)).toHaveLength(1);
  expect(all).toContain('"rr_width"');
});
