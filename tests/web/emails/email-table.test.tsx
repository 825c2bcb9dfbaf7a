import { act, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { EmailTableRow } from '../../../web/app/emails/email-table-row.tsx';
import { WindowedRows } from '../../../web/app/emails/windowed-rows.tsx';
import { emailRow } from '../../factories/report.ts';
import '../browser.ts';
import { Tab, tabAt } from '../tab.tsx';
import { TOM } from './list.ts';

afterEach(() => vi.restoreAllMocks());

/** The virtual list of 300 rows of 47 pixels, 500 pixels below the start of a page. */
function showWindowed() {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    return new DOMRect(0, this.localName === 'tbody' ? 500 - scrollY : 0);
  });
  const many = Array.from({ length: 300 }, (_, place) => emailRow({ id: `${place + 1}-${TOM}` }));
  render(
    <Tab history={tabAt('/emails')}>
      <table>
        <WindowedRows rows={many} zone="Europe/Berlin" list="/emails" hasAllRows end={null} />
      </table>
    </Tab>,
  );
  const shown = () => document.querySelectorAll<HTMLElement>('[data-index]');
  const gaps = () =>
    [...document.querySelectorAll<HTMLElement>('td[colspan="4"]')].map((gap) =>
      Number.parseFloat(gap.style.height),
    );
  return { shown, gaps };
}

test('a windowed list renders the rows around the window, and is as high as all of its rows', () => {
  const { shown, gaps } = showWindowed();
  expect(shown()[0]?.dataset.index).toBe('0');
  expect(gaps()).toEqual([(300 - shown().length) * 47]);
  const { scrollY: start } = window;
  window.scrollY = 500 + 100 * 47 + 1;
  act(() => void window.dispatchEvent(new Event('scroll')));
  // Twenty rows above the window are rendered as well.
  expect(shown()[0]?.dataset.index).toBe('80');
  expect(gaps()).toEqual([80 * 47, (220 - shown().length) * 47]);
  window.scrollY = start;
});

test('on a phone the subject of a report comes first, and its recipients stay together', () => {
  const layout =
    /^(max-md:(-order-\d|col-span-full)|align-top|align-bottom!|pt-0!|border-b-0!|sr-only)$/;
  const layoutOf = (recipients: number, isContinued: boolean) => {
    const { container, unmount } = render(
      <Tab history={tabAt('/emails')}>
        <table>
          <tbody>
            <EmailTableRow
              {...{ recipients, isContinued, row: emailRow(), index: 0 }}
              {...{ zone: 'Europe/Berlin', list: '/emails', hasAllRows: true }}
            />
          </tbody>
        </table>
      </Tab>,
    );
    const cells = [...container.querySelectorAll('td')].map(({ classList }) =>
      [...classList].filter((each) => layout.test(each)).join(' '),
    );
    const hidden = container.querySelectorAll('.sr-only').length;
    unmount();
    return { cells, hidden };
  };
  expect(layoutOf(1, false)).toEqual({
    cells: ['max-md:col-span-full', 'max-md:-order-1', 'max-md:-order-2', 'max-md:col-span-full'],
    hidden: 0,
  });
  expect(layoutOf(2, true)).toEqual({
    cells: [
      'align-bottom! border-b-0!',
      'align-bottom! border-b-0!',
      'max-md:-order-2 align-top max-md:col-span-full border-b-0!',
      'max-md:col-span-full align-top max-md:-order-1 border-b-0!',
    ],
    hidden: 0,
  });
  expect(layoutOf(0, false)).toEqual({
    cells: ['align-bottom! pt-0!', 'align-bottom! pt-0!', 'pt-0!', 'pt-0!'],
    hidden: 2,
  });
});
