import fc from 'fast-check';
import type { ElementDescriptor } from '../../lambdas/contract/tracker.ts';
import { payButton, RecordingBuilder } from './recording.ts';

const targets: readonly [Partial<ElementDescriptor>, ...Partial<ElementDescriptor>[]] = [
  {},
  { label: 'Add to basket', selector: '#add', box: [300, 300, 100, 40] },
  { label: 'Next', selector: '.slider > button', box: [500, 300, 40, 40] },
  { role: 'link', tag: 'a', link: 'page', label: 'Prices', selector: 'nav > a:nth-of-type(2)' },
  { role: 'textbox', tag: 'input', label: 'Name', selector: '#name', editable: true },
  { role: '', tag: 'p', label: 'Some text', selector: 'main > p', looks_interactive: false },
];
const pages: readonly [string, ...string[]] = [
  '/',
  '/products/12',
  '/products/977',
  '/checkout',
  '/pricing',
];

/** One action; the random number selects the page, the control or the distance. */
type Act = (visit: RecordingBuilder, ms: number, die: number) => void;
const pick = <T>(items: readonly [T, ...T[]], die: number): T =>
  items[die % items.length] ?? items[0];

const acts: readonly Act[] = [
  (visit, ms, die) => visit.click(ms, pick(targets, die), { x: 100 + (die % 300), y: 210 }),
  (visit, ms, die) => visit.click(ms, pick(targets, die), { around: [payButton] }),
  (visit, ms, die) => visit.scroll(ms, die % 5_000),
  (visit, ms, die) => visit.mutate(ms, 5 + (die % 60)),
  (visit, ms, die) => visit.write(ms, pick([11, 13], die)),
  (visit, ms, die) => visit.page(ms, pick(pages, die)),
  (visit, ms, die) =>
    visit.page(ms, pick(pages, die), pick(['push', 'pop', 'replace', 'hash'], die)),
  (visit, ms, die) =>
    visit.emit(ms, 'rv:request', {
      path: '/api/basket/77',
      status: pick([0, 200, 404, 500], die),
      duration_ms: 120,
      initiator: 'fetch',
      same_origin: true,
    }),
  (visit, ms, die) =>
    visit.emit(ms, 'rv:error', {
      kind: 'error',
      message: pick(['x is undefined', 'Request 17 failed'], die),
      file: 'https://shop.example/a.js',
      line: 1,
    }),
  (visit, ms, die) =>
    visit.emit(ms, 'rv:field', {
      field: { role: 'textbox', label: 'A field', selector: pick(['#mail', '#city'], die) },
      form: '#order',
      search: false,
      hesitation_ms: 300,
      input_ms: 2_000,
      refills: 0,
      invalid: 1,
    }),
  (visit, ms) => visit.emit(ms, 'rv:submit', { form: '#order', label: 'Order' }),
  (visit, ms) => visit.emit(ms, 'rv:vital', { name: 'LCP', value: ms / 3 }),
  (visit, ms) => visit.clear(ms),
];

/** A visit of a few minutes with actions in any order. */
export const anyRecording: fc.Arbitrary<RecordingBuilder> = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 9_000 }), fc.constantFrom(...acts), fc.nat()), {
    minLength: 1,
    maxLength: 80,
  })
  .map((steps) => {
    const visit = new RecordingBuilder().page(0, '/');
    let ms = 0;
    for (const [pause, act, die] of steps) {
      // Most pauses are short, because signals need quick successions; some are zero.
      ms += pause > 4_500 ? pause : Math.max(0, (pause % 900) - 400);
      act(visit, ms, die);
    }
    return visit;
  });
