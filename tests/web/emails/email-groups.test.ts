import { expect, test } from 'vitest';
import type { EmailRow } from '../../../lambdas/contract/emails.ts';
import { groupPosition } from '../../../web/app/emails/email-groups.ts';

const rows = [
  'a-ann@x.example',
  'a-ben@x.example',
  'a-cy@x.example',
  'b-ann@x.example',
  'c-ann@x.example',
].map((id) => ({ id }) as EmailRow);

test('the first row of a report has the number of its rows, and all but its last are continued', () => {
  expect(rows.map((_, index) => groupPosition(rows, index))).toEqual([
    { recipients: 3, isContinued: true },
    { recipients: 0, isContinued: true },
    { recipients: 0, isContinued: false },
    { recipients: 1, isContinued: false },
    { recipients: 1, isContinued: false },
  ]);
});

test('the last report of a list may have several rows', () => {
  expect([0, 1].map((index) => groupPosition(rows.slice(0, 2), index))).toEqual([
    { recipients: 2, isContinued: true },
    { recipients: 0, isContinued: false },
  ]);
});
