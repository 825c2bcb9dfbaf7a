import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { keyInList } from '../../web/app/ui/form/option-keys.ts';
import { OptionList } from '../../web/app/ui/form/option-list.tsx';
import { user } from './app.tsx';

const labels = ['Phone', 'Desktop', 'Tablet', 'Television'];

test.each([
  ['ArrowDown', 3, 0],
  ['ArrowUp', 0, 3],
  ['ArrowUp', 2, 1],
  ['ArrowDown', 0, 1],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['t', 0, 2],
  ['t', 2, 3],
  ['t', 3, 2],
  ['p', 0, 0],
  ['p', 2, 0],
  ['T', 3, 2],
  ['x', 1, undefined],
  ['Shift', 1, undefined],
  [' ', 1, 'choose'],
  ['Enter', 1, 'choose'],
])('in a list without a search, %s on option %i moves to %s', (key, at, goal) => {
  expect(keyInList(key, at, labels, false)).toBe(goal);
});

test.each(['Home', 'End', ' ', 't', 'ArrowLeft'])(
  'the key "%s" stays in the search field of a list',
  (key) => {
    expect(keyInList(key, 1, labels, true)).toBeUndefined();
  },
);

test('a list without matches leaves every key to its search field', () => {
  for (const key of ['Enter', 'ArrowDown', 'ArrowUp'])
    expect(keyInList(key, 0, [], true), key).toBeUndefined();
});

const options = labels.map((label) => ({ value: label.toLowerCase(), label }));
const marked = () => {
  const focused = document.activeElement;
  return document.getElementById(focused?.getAttribute('aria-activedescendant') ?? '')?.textContent;
};

test('a list opens at the selected option, and Enter selects the one reached by arrow keys', async () => {
  const onChoose = vi.fn();
  render(<OptionList label="Device" options={options} value="desktop" onSelect={onChoose} />);
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Desktop');
  expect(marked()).toBe('Desktop');
  await user.keyboard('{ArrowDown}');
  expect(marked()).toBe('Tablet');
  await user.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('tablet');
});

test('a search filters the list to labels with every word, and finds options that are not listed', async () => {
  const onChoose = vi.fn();
  render(
    <OptionList
      label="Filters"
      options={options}
      searchOnlyOptions={[{ value: 'country=FR', label: 'Country: France' }]}
      search={{ hint: 'Search', noMatch: 'No filter matches' }}
      onSelect={onChoose}
    />,
  );
  const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  expect(shown()).toEqual(labels);
  await user.keyboard('fran COUN');
  expect(shown()).toEqual(['Country: France']);
  await user.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('country=FR');
  await user.keyboard('x');
  expect(shown()).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('No filter matches');
});

test('a multi-select list shows which values are selected, and Space and Enter leave it open', async () => {
  const onChoose = vi.fn();
  const value = ['tablet', 'desktop'];
  render(<OptionList label="Device" options={options} value={value} onSelect={onChoose} />);
  const list = screen.getByRole('listbox', { name: 'Device' });
  expect(list.getAttribute('aria-multiselectable')).toBe('true');
  const selected = screen.getAllByRole('option', { selected: true });
  expect(selected.map(({ textContent }) => textContent)).toEqual(['Desktop', 'Tablet']);
  expect(marked()).toBe('Desktop');
  await user.keyboard(' {ArrowDown}{Enter}');
  expect(onChoose.mock.calls).toEqual([['desktop'], ['tablet']]);
});

test('on a touch screen the list takes the focus, so no keyboard covers it', () => {
  const media = vi.spyOn(window, 'matchMedia');
  media.mockImplementation((query) => ({ matches: query === '(pointer: coarse)' }) as never);
  render(
    <OptionList
      {...{ label: 'Filters', options }}
      search={{ hint: 'Search', noMatch: '' }}
      onSelect={() => {}}
    />,
  );
  expect(document.activeElement).toBe(screen.getByRole('listbox'));
  media.mockRestore();
});

/** Gives the list room for two options of 30 pixels each. */
function lowList(value?: string) {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(30);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(60);
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return 30 * [...(this.parentElement?.children ?? [])].indexOf(this);
  });
  render(<OptionList label="Device" {...{ options, value: value ?? '' }} onSelect={() => {}} />);
  return screen.getByRole('listbox');
}

test('a list scrolls just far enough to show the highlighted option', async () => {
  const list = lowList('tablet');
  expect(list.scrollTop).toBe(30);
  await user.keyboard('{ArrowUp}');
  expect(list.scrollTop, 'it is visible').toBe(30);
  await user.keyboard('{ArrowUp}');
  expect(list.scrollTop).toBe(0);
  await user.keyboard('{ArrowUp}');
  expect(list.scrollTop).toBe(60);
  await user.keyboard('{Home}');
  expect(list.scrollTop).toBe(0);
  await user.keyboard('{ArrowDown}');
  expect(list.scrollTop, 'it is visible').toBe(0);
  vi.restoreAllMocks();
});

test('keys that move the highlight do not scroll the page, and others keep their effect', () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  render(<OptionList label="Device" options={options} onSelect={() => {}} />);
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  const list = screen.getByRole('listbox');
  expect(fireEvent.keyDown(list, { key: 'ArrowDown' })).toBe(false);
  expect(fireEvent.keyDown(list, { key: 'Tab' })).toBe(true);
  vi.restoreAllMocks();
});

test('a list may be empty', () => {
  render(<OptionList label="Device" options={[]} onSelect={() => {}} />);
  expect(screen.getByRole('listbox').children).toHaveLength(0);
});

test('the pointer moves the highlight, and a click selects the option', () => {
  const onChoose = vi.fn();
  render(<OptionList label="Device" options={options} onSelect={onChoose} />);
  expect(marked()).toBe('Phone');
  const tablet = screen.getByRole('option', { name: 'Tablet' });
  fireEvent.pointerMove(tablet);
  expect(marked()).toBe('Tablet');
  fireEvent.click(tablet);
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('tablet');
});

test('a search moves the highlight to its first match', async () => {
  const onChoose = vi.fn();
  const search = { hint: 'Search', noMatch: 'No match' };
  render(<OptionList label="Device" {...{ options, search }} onSelect={onChoose} />);
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
  await user.keyboard('{ArrowDown}{ArrowDown}t');
  expect(marked()).toBe('Desktop');
  expect(screen.queryByRole('status')).toBeNull();
  await user.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('desktop');
});
