/** What a click or a submit can have caused, by time alone. */

import { signalRules } from '../../../contract/signal-rules.ts';
import type { Wait } from './click-moment.ts';

const { requestMs } = signalRules.dead;

/** Whether a click or a submit can have caused what started at this time: a request, a page or a window. */
export const canCause = ({ at }: { readonly at: number }, startedAt: number): boolean =>
  startedAt >= at && startedAt <= at + requestMs;

/** Whether a click can have sent a request at this time: from its press, because pages respond to that already. */
export const canSend = ({ click, from }: Pick<Wait, 'click' | 'from'>, sentAt: number): boolean =>
  sentAt >= from && sentAt <= click.at + requestMs;

/** A click submits its form within this time. */
export const CLICK_TO_SUBMIT_MS = 100;
export const canSubmit = ({ at }: { readonly at: number }, submittedAt: number): boolean =>
  submittedAt >= at && submittedAt - at <= CLICK_TO_SUBMIT_MS;
