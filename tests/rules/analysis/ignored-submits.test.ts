import { expect, test } from 'vitest';
import type { TrackerEvents } from '../../../lambdas/contract/tracker.ts';
import { fill, isAbandoned, LAST } from '../../factories/filled-fields.ts';
import {
  corrects,
  FIRST,
  fills,
  gone,
  leaves,
  message,
  opens,
  pipe,
  request,
  SECOND,
  sends,
  submit,
  submitsSlowly,
  type Visit,
} from '../../factories/form-visits.ts';
import { signals } from '../../factories/signals.ts';

/** A page of the app is opened, and the form is gone. */
const opensByScript: Visit = (visit) =>
  visit
    .page(SECOND + 3_000, '/mugs', 'push')
    .emit(SECOND + 3_400, 'rv:form', { ...gone, after: 'button' });
const leavesByLink: Visit = (visit) =>
  opensByScript(visit.click(SECOND + 2_990, { role: 'link', tag: 'a', link: 'page' }, { id: 8 }));

/** A link whose script opens no page, then Enter in a field. */
const readsThenSends: Visit = (visit) =>
  visit
    .click(SECOND - 1_000, { role: 'link', tag: 'a', link: 'page' }, { id: 8 })
    .emit(SECOND + 1, 'rv:submit', { form: '#order', label: 'Send' })
    .emit(SECOND + 401, 'rv:form', { form: '#order', state: 'open', after: 'submit' });

test.each<[string, boolean, readonly Visit[]]>([
  ['nothing happened', true, [submit(FIRST), leaves]],
  [
    'a message came once, and nothing after a correction',
    true,
    [submit(FIRST), message(FIRST + 20, 'Wrong number'), corrects, submit(SECOND), leaves],
  ],
  [
    'a link opened another page of the app, without the form',
    true,
    [submit(FIRST), message(FIRST + 20, 'Wrong number'), corrects, submit(SECOND), leavesByLink],
  ],
  [
    'the script opened another page of the app, without the form',
    false,
    [submit(FIRST), message(FIRST + 20, 'Wrong number'), corrects, submit(SECOND), opensByScript],
  ],
  [
    'it was sent by Enter after a link was clicked, and the script opened another page, without the form',
    false,
    [
      submit(FIRST, {}, 'Send'),
      message(FIRST + 20, 'Wrong number'),
      corrects,
      readsThenSends,
      opensByScript,
    ],
  ],
  ['a result was shown', false, [submit(FIRST), message(FIRST + 20, '412 a month'), leaves]],
  [
    'a result was shown each time',
    false,
    [
      submit(FIRST),
      message(FIRST + 20, '412 a month'),
      corrects,
      submit(SECOND),
      message(SECOND + 20, '399 a month'),
      leaves,
    ],
  ],
  [
    'the form may have loaded the next page slowly',
    false,
    [submit(FIRST, { after: 'button', state: 'gone' }), leaves],
  ],
  ['a request was sent', false, [submit(FIRST), request(FIRST + 30), leaves]],
  [
    'the first one sent a request, before one field was corrected',
    false,
    [submit(FIRST), request(FIRST + 30), corrects, submit(SECOND), leaves],
  ],
  [
    'the second one may have loaded the next page',
    false,
    [submit(FIRST), message(FIRST + 20, 'Wrong number'), corrects, submitsSlowly(SECOND), leaves],
  ],
  ['the Enter key sent it, so no click shows a response', false, [sends(FIRST), leaves]],
  [
    'a button closed the form later',
    false,
    [
      submit(FIRST),
      (visit) =>
        visit.click(FIRST + 3_000).emit(FIRST + 3_400, 'rv:form', { ...gone, after: 'button' }),
      leaves,
    ],
  ],
])('where a script took the submit and %s, the form is abandoned: %s', (_, abandoned, steps) => {
  expect(isAbandoned(pipe(...steps))).toBe(abandoned);
});

const sendsWith =
  (at: number, label: string, text: string, more: Partial<TrackerEvents['rv:form']> = {}): Visit =>
  (visit) =>
    message(at + 20, text)(submit(at, more, label)(visit));

const sendsThrough =
  (clicked: string, at: number, text: string): Visit =>
  (visit) =>
    visit
      .click(at, { label: clicked })
      .emit(at + 1, 'rv:submit', { form: '#order', label: '' })
      .write(at + 20, 9, text)
      .emit(at + 401, 'rv:form', { form: '#order', state: 'open', after: 'submit' });

test.each<[string, boolean, readonly Visit[]]>([
  [
    'twice',
    true,
    [sendsWith(FIRST, 'Send', 'A'), corrects, sendsWith(SECOND, 'Send', 'B'), leaves],
  ],
  [
    'twice in Japanese',
    true,
    [sendsWith(FIRST, '送信する', 'A'), corrects, sendsWith(SECOND, '送信する', 'B'), leaves],
  ],
  [
    'twice through an unlabeled button that a component presses',
    true,
    [sendsThrough('Send', FIRST, 'A'), corrects, sendsThrough('Send', SECOND, 'B'), leaves],
  ],
  [
    'twice through an unlabeled button, after clicks on “Calculate”',
    false,
    [
      sendsThrough('Calculate', FIRST, 'A'),
      corrects,
      sendsThrough('Calculate', SECOND, 'B'),
      leaves,
    ],
  ],
  ['once', false, [sendsWith(FIRST, 'Send', 'A'), leaves]],
  [
    'twice, and the second one sent a request',
    false,
    [
      sendsWith(FIRST, 'Send', 'A'),
      corrects,
      sendsWith(SECOND, 'Send', 'B'),
      request(SECOND + 30),
      leaves,
    ],
  ],
  [
    'twice, and the first one sent a request',
    false,
    [
      sendsWith(FIRST, 'Send', 'A'),
      request(FIRST + 30),
      corrects,
      sendsWith(SECOND, 'Send', 'B'),
      leaves,
    ],
  ],
  [
    'twice, and the second one emptied the form',
    false,
    [
      sendsWith(FIRST, 'Send', 'A'),
      corrects,
      sendsWith(SECOND, 'Send', 'B', { state: 'emptied' }),
      leaves,
    ],
  ],
  [
    'on two pages',
    false,
    [
      sendsWith(FIRST, 'Send', 'A'),
      (visit) => visit.page(FIRST + 3_000, '/mugs', 'push').page(FIRST + 4_000, '/', 'push'),
      corrects,
      sendsWith(SECOND, 'Send', 'B'),
      leaves,
    ],
  ],
  [
    'twice before the Enter key sent a request',
    false,
    [
      sendsWith(FIRST, 'Send', 'A'),
      sendsWith(FIRST + 3_000, 'Send', 'B'),
      corrects,
      (visit) => visit.emit(SECOND + 1, 'rv:submit', { form: '#order', label: 'Send' }),
      request(SECOND + 30),
      leaves,
    ],
  ],
  [
    'in two forms',
    false,
    [
      sendsWith(FIRST, 'Send', 'A'),
      (visit) =>
        visit
          .click(SECOND)
          .emit(SECOND + 1, 'rv:submit', { form: '#news', label: 'Send' })
          .emit(SECOND + 401, 'rv:form', { form: '#news', state: 'open', after: 'submit' }),
      leaves,
    ],
  ],
  [
    'once after one that sent a request',
    false,
    [
      sendsWith(FIRST, 'Send', 'A'),
      request(FIRST + 30),
      (visit) => fill(visit, LAST + 4_000, '#mail'),
      corrects,
      sendsWith(SECOND, 'Send', 'B'),
      leaves,
    ],
  ],
  [
    'twice, and it calculates',
    false,
    [sendsWith(FIRST, 'Calculate', 'A'), corrects, sendsWith(SECOND, 'Calculate', 'B'), leaves],
  ],
  [
    'twice, and it saves',
    false,
    [sendsWith(FIRST, 'Save', 'A'), corrects, sendsWith(SECOND, 'Save', 'B'), leaves],
  ],
])(
  'where the page answered a submit with a message %s, the form is abandoned: %s',
  (_, abandoned, steps) => {
    expect(isAbandoned(pipe(...steps))).toBe(abandoned);
  },
);

test.each([
  ['#mail', true],
  ['[name=courriel]', true],
  ['メールアドレス', true],
  ['#amount', false],
])(
  'where the page showed a message at both submits with “Continue” and %s was a field, the form is abandoned: %s',
  (field, abandoned) => {
    const steps = [sendsWith(FIRST, 'Continue', 'A'), corrects, sendsWith(SECOND, 'Continue', 'B')];
    expect(isAbandoned(fills(field, ...steps, leaves))).toBe(abandoned);
    expect(isAbandoned(fills(field, ...steps, request(SECOND + 30), leaves))).toBe(false);
    expect(isAbandoned(fills(field, steps[0] as Visit, leaves))).toBe(false);
  },
);

test('an email address counts only for the form that asks for it', () => {
  const steps = [sendsWith(FIRST, 'Continue', 'A'), corrects, sendsWith(SECOND, 'Continue', 'B')];
  const subscribes: Visit = (visit) => fill(visit, LAST + 100, '#mail', { form: '#newsletter' });
  expect(isAbandoned(pipe(subscribes, ...steps, leaves))).toBe(false);
});

test('a submit that no script took may load the next page slowly', () => {
  expect(isAbandoned(pipe(submitsSlowly(FIRST), leaves))).toBe(false);
});

test.each<[string, (boolean | undefined)[], readonly Visit[]]>([
  ['a script took the submit and the form stayed open', [], [submit(FIRST), opens(3_000)]],
  ['it came long afterwards', [undefined], [submit(FIRST), opens(8_000)]],
  ['the form may have loaded it', [true], [submitsSlowly(FIRST), opens(3_000)]],
  ['a request was sent before', [true], [submit(FIRST), request(FIRST + 30), opens(3_000)]],
  ['the app opened it', [true], [submit(FIRST), opens(3_000, 'push')]],
])('a page that loads late is no response where %s: slow clicks %j', (_, slow, steps) => {
  const found = signals(pipe(...steps).until(60_000), 'dead-click');
  expect(found.map((each) => each.slow)).toEqual(slow);
});

test('a poll right after a submit is not its request', () => {
  const polls: Visit = (visit) =>
    [1, 2, 3, 4].reduce(
      (all, n) => all.emit(FIRST + 600 - n * 2_000, 'rv:reaction', { kind: 'request-start' }),
      visit.emit(FIRST + 600, 'rv:reaction', { kind: 'request-start' }),
    );
  expect(isAbandoned(pipe(submit(FIRST), polls, leaves))).toBe(true);
});

test('a form that is gone after the visitor opened another page was not sent by its submit', () => {
  const opensMugs: Visit = (visit) =>
    visit
      .click(FIRST + 2_000, { link: 'page', role: 'link' })
      .page(FIRST + 2_010, '/mugs', 'push')
      .emit(FIRST + 4_001, 'rv:form', { form: '#order', state: 'gone', after: 'submit' });
  expect(isAbandoned(pipe(submit(FIRST), opensMugs))).toBe(true);
});
