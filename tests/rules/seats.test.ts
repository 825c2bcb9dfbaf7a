import { expect, test } from 'vitest';
import { recipientsOf } from '../../lambdas/contract/rules/recipients.ts';
import type { Rhythm } from '../../lambdas/contract/rules/rhythm.ts';

const person = (name: string) => ({ email: `${name}@archer.example`, hash: name });
const circle = {
  owner: person('ann'),
  members: [person('tom'), person('lea'), person('eva')],
  suppressed: new Set<string>(),
  rhythms: new Map<string, Rhythm>(),
  date: '2026-11-21',
  maxTeamMembers: 10,
};
const mailed = (changed: Partial<typeof circle> = {}) =>
  recipientsOf({ ...circle, ...changed }).map(({ hash }) => hash);

test('the report goes to the owner and to every member [STATE-27]', () => {
  expect(mailed()).toEqual(['ann', 'tom', 'lea', 'eva']);
});

test('after a downgrade the newest members are skipped, and the owner never', () => {
  expect(mailed({ maxTeamMembers: 3 })).toEqual(['ann', 'tom', 'lea']);
  expect(mailed({ maxTeamMembers: 1 })).toEqual(['ann']);
  expect(mailed({ maxTeamMembers: 0 })).toEqual(['ann']);
});

test('an unsubscribed member keeps the seat, so a newer member does not get it', () => {
  expect(mailed({ maxTeamMembers: 2, suppressed: new Set(['tom']) })).toEqual(['ann']);
});

test('an owner who is also a member gets one email, the owner’s', () => {
  const recipients = recipientsOf({ ...circle, members: [person('ann')] });
  expect(recipients).toEqual([{ ...person('ann'), role: 'owner' }]);
});

test.each([
  ['2026-11-20', 'Friday', ['ann', 'tom', 'eva']],
  ['2026-11-21', 'Saturday', ['ann', 'eva']],
  ['2026-11-22', 'Sunday', ['ann', 'eva']],
  ['2026-11-23', 'Monday', ['ann', 'tom', 'lea', 'eva']],
])(
  'on %s, a %s, the report goes to recipients whose frequency includes it',
  (date, _, expected) => {
    const rhythms = new Map<string, Rhythm>([
      ['tom', 'weekdays'],
      ['lea', 'mondays'],
      ['eva', 'daily'],
    ]);
    expect(mailed({ rhythms, date })).toEqual(expected);
  },
);

test.each([
  ['2026-11-23', 'Monday', ['tom', 'lea']],
  ['2026-11-24', 'Tuesday', []],
])(
  'on %s, a %s, recipients who do not get every report get the summary of the week',
  (date, _, expected) => {
    const rhythms = new Map<string, Rhythm>([
      ['tom', 'weekdays'],
      ['lea', 'mondays'],
      ['eva', 'daily'],
    ]);
    const recipients = recipientsOf({ ...circle, rhythms, date });
    expect(recipients.filter(({ isWeekly }) => isWeekly).map(({ hash }) => hash)).toEqual(expected);
  },
);
