import { vi } from 'vitest';
import type { Call } from '../../../lambdas/contract/call.ts';
import { listEmails } from '../../../lambdas/contract/emails.ts';
import { listSegments } from '../../../lambdas/contract/recording-segments.ts';
import { getIntegration } from '../../../lambdas/contract/websites.ts';
import { active } from '../../factories/integration.ts';
import { ANN } from '../../fakes/auth.ts';
import { server } from '../../fakes/server.ts';
import { signedIn } from '../app.tsx';

/** Never responds, so the page keeps waiting. */
export const pending = () => new Promise<never>(() => {});

/** Rejects a call, because a lost one would be retried after 1 s. */
export const reject = (call: Call) => server.reject(call, 'too-many-requests');

/** Ann's website is connected, and it is noon on November 21. */
export function connectedOwner(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T11:00:00.000Z') });
  signedIn();
  localStorage.setItem(`connectedDomain_${ANN.id}`, 'archer.example');
  localStorage.setItem(`trackerInstalled_${ANN.id}`, 'true');
  server.respond(getIntegration, {
    integration: active({ domain: 'archer.example' }),
    pending: null,
  });
  server.respond(listSegments, { segments: [] });
  server.respond(listEmails, { rows: [], hasAny: true });
}
