import { expect, test } from 'vitest';
import { pageRecorder } from '../../web/tracker/page/index.ts';
import { recordPage } from './differential/record-page.ts';

const INPUT = 5;
interface InputEvent {
  readonly data: { readonly source?: number; readonly id: number; readonly isChecked: boolean };
}

test('selecting a radio button is recorded for it, and for the others of its group as not selected', () => {
  document.body.innerHTML = `
    <input type="radio" name="size" id="small" checked><input type="radio" name="size" id="large">
    <input type="radio" name="color" id="red" checked>`;
  const recorded: InputEvent[] = [];
  const { stop } = recordPage((event) => recorded.push(event as unknown as InputEvent));
  const choose = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`)?.click();
  choose('large');
  choose('small');
  pageRecorder.flush();
  const states = recorded
    .filter(({ data }) => data.source === INPUT)
    .map(({ data: { id, isChecked } }) => [id, isChecked]);
  const [[large], [small]] = states as [[number], [number]];
  expect(large).not.toBe(small);
  expect(states).toEqual([
    [large, true],
    [small, false],
    [small, true],
    [large, false],
  ]);
  stop();
});
