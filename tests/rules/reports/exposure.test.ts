import { expect, test } from 'vitest';
import { exposureIndex } from '../../../lambdas/reports/issues/exposure.ts';
import { seen, visit } from '../../factories/digest.ts';

const cart = visit(1, { pages: [seen('/cart')], device: 'phone' });
const both = visit(2, { pages: [seen('/cart'), seen('/pay')] });
const pay = visit(3, { pages: [seen('/pay')] });
const again = visit(4, { pages: [seen('/pay')], visitor: cart.visitor });
const exposed = exposureIndex([cart, both, pay, again, visit(5, { pages: [seen('/')] })]);

test('each visitor who saw a page of an issue is exposed and counts once', () => {
  const { visitors, sessions } = exposed(['/cart', '/pay']);
  expect([...visitors].sort()).toEqual([cart, both, pay].map(({ visitor }) => visitor));
  expect([...sessions].sort()).toEqual([
    [cart.sessionId, 'phone'],
    [both.sessionId, 'computer'],
    [pay.sessionId, 'computer'],
    [again.sessionId, 'computer'],
  ]);
});

test('an issue of one page exposes only its visitors, and a page without visits exposes no one', () => {
  expect([...exposed(['/cart']).sessions.keys()]).toEqual([cart.sessionId, both.sessionId]);
  expect(exposed(['/cart', '/none']).visitors.size).toBe(2);
  expect(exposed(['/none']).visitors.size).toBe(0);
});
