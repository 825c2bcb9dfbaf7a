import { expect, test } from 'vitest';
import { fill, isAbandoned } from '../../factories/filled-fields.ts';
import { home } from '../../factories/signals.ts';

interface Visit {
  readonly state?: 'gone' | 'emptied' | 'open';
  readonly label?: string;
  /** What the second click does with its control. */
  readonly pressed?: boolean;
  readonly role?: string;
  /** What the visitor types before the second click. */
  readonly again?: readonly string[];
  readonly saves?: boolean;
  /** The visitor sends a form of the next page, which has no form element either. */
  readonly next?: boolean;
  /** The visitor sends the form in the end. */
  readonly sent?: boolean;
}

const FIELDS = ['#recipient', '#wishes'];
const [FIRST, SECOND] = [71, 72];

/** A gift card without a form element: its fields are filled in, and a design is chosen, twice. */
function visitWith({ state = 'gone', label = 'Sea', role = 'button', ...rest }: Visit) {
  const { pressed = true, again = FIELDS, saves = false, next = false, sent = false } = rest;
  const visit = home();
  const choose = (at: number, id: number, design: string, isPressed: boolean) => {
    visit.click(at, { selector: `#${design}`, label: design, role }, { id });
    if (isPressed) visit.set(at + 20, id, { 'aria-pressed': 'true' });
    visit.emit(at + 400, 'rv:form', { form: '', state, after: 'button' });
  };
  const type = (at: number, fields: readonly string[]) => {
    for (const [place, field] of fields.entries())
      fill(visit, at + place * 1_500, field, { form: '', has_submit: false, typed: true });
  };
  type(3_000, FIELDS);
  choose(6_000, FIRST, 'Vines', true);
  type(9_000, again);
  if (saves) visit.emit(12_100, 'rv:reaction', { kind: 'request', ago_ms: 80, saves: true });
  choose(12_000, SECOND, label, pressed);
  if (next) {
    visit.click(13_900, { selector: 'footer > a', label: 'Checkout', tag: 'a', link: 'page' });
    visit.page(14_000, '/checkout', 'push');
    fill(visit, 17_000, '#street', { form: '', has_submit: false, typed: true });
    visit.click(18_000, { selector: '#order', label: 'Order' }, { id: 81 });
    visit.emit(18_400, 'rv:reaction', { kind: 'request', ago_ms: 300, saves: true });
    visit.emit(18_600, 'rv:form', { form: '', state: 'gone', after: 'button' });
  }
  if (sent) {
    type(14_000, FIELDS);
    visit.click(17_000, { selector: '#add', label: 'Add to cart' }, { id: 80 });
    visit.emit(17_200, 'rv:reaction', { kind: 'request', ago_ms: 180, saves: true });
    visit.write(17_300, 40, 'Added to your cart');
  }
  return visit;
}

test.each<[string, Visit]>([
  ['removes', {}],
  ['empties', { state: 'emptied' }],
  ['removes, before the next page sends its own form,', { next: true }],
  ['removes, by a radio button,', { role: 'radio', pressed: false }],
])('a choice that %s the fields again does not send them', (_, visit) => {
  expect(isAbandoned(visitWith(visit))).toBe(true);
});

test.each<[string, Visit]>([
  ['a button that is no choice takes them', { pressed: false }],
  ['the visitor types only one of them again', { again: ['#wishes'] }],
  ['the choice saves them', { saves: true }],
  ['a button adds them to the cart in the end', { sent: true }],
])('fields that a choice had emptied before are done if %s', (_, visit) => {
  expect(isAbandoned(visitWith(visit))).toBe(false);
});
