import { expect, onTestFinished, test, vi } from 'vitest';
import { endSessionsAfterReset } from '../../../lambdas/accounts/identity/password-reset.protocol.ts';
import { profileStore } from '../../../lambdas/accounts/profile/profile.store.ts';
import { isFromEndedSession } from '../../../lambdas/runtime/caller.ts';
import { now as clock, untilNextSecond } from '../../../lambdas/runtime/clock.ts';
import { memoryTable } from '../../fakes/memory-table/memory-table.ts';

const wholeSecond = (time: number) => new Date(Math.floor(time / 1_000) * 1_000);

test.each(['000', '001', '500', '999'])(
  'after a password reset at .%s of a second, a new sign-in is accepted and an earlier one is not',
  async (milliseconds) => {
    const startedAt = new Date(`2026-11-22T09:00:00.${milliseconds}Z`);
    vi.useFakeTimers({ now: startedAt, toFake: ['Date', 'setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { table } = memoryTable();
    const profiles = profileStore(table);
    await profiles.createOnce({ id: 'ann', email: 'ann@example.com' }, startedAt);
    const signedOut: string[] = [];
    const signOutEverywhere = async (name: string) => void signedOut.push(name);
    const identities = { signOutEverywhere };
    const ports = { table, identities, clock, untilNextSecond };
    const reset = endSessionsAfterReset({ id: 'ann', userName: 'ann-1' }, ports);
    await vi.runAllTimersAsync();
    await reset;
    expect(signedOut).toEqual(['ann-1']);
    const endedAt = (await profiles.find('ann'))?.sessions_ended_at;
    expect(endedAt).toBe(startedAt.toISOString());
    // The pool's clock may be a few milliseconds behind.
    const issuedAt = (time: number) => isFromEndedSession(wholeSecond(time), endedAt);
    expect(issuedAt(Date.now() - 40)).toBe(false);
    expect(issuedAt(startedAt.getTime())).toBe(true);
    expect(Date.now() - startedAt.getTime()).toBeLessThan(1_100);
  },
);
