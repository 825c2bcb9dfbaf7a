import { general } from '../../../lambdas/contract/copy/general.ts';
import type { ProblemCode } from '../../../lambdas/contract/problems.ts';
import type { Problem } from './problem.ts';

export interface ToastText {
  readonly title: string;
  readonly detail?: string | undefined;
  /** The subject; a message replaces an earlier one with the same subject. */
  readonly subject?: string | undefined;
}
interface ToastContent extends ToastText {
  /** One action, such as undo. */
  readonly action?: { readonly label: string; readonly run: () => void };
}
export interface ToastMessage extends ToastContent {
  readonly tone: 'positive' | 'critical' | 'neutral';
}

type Show = (notice: ToastMessage) => void;
let show: Show | undefined;
const queued: ToastMessage[] = [];

const showOrQueue: Show = (notice) => (show ? show(notice) : void queued.push(notice));

/** The toaster loads after the page; earlier messages are queued. Returns an unsubscribe function. */
export function showToastsWith(showToast: Show): () => void {
  show = showToast;
  for (const notice of queued.splice(0)) showToast(notice);
  return () => {
    show = undefined;
  };
}

export const notifySuccess = (toast: ToastContent) => showOrQueue({ tone: 'positive', ...toast });
export const notify = (toast: ToastText) => showOrQueue({ tone: 'neutral', ...toast });
/** For an error found by the page itself. */
export const notifyProblem = (toast: ToastText) => showOrQueue({ tone: 'critical', ...toast });

/**
 * Shows a Problem's text, that the connection is lost, or `fallback` for any other failure. Shows nothing when the session has
 * ended, because the login page says so.
 */
export function notifyFailure(error: unknown, fallback: ToastText = general.unexpected): void {
  if (!hasUserText(error)) notifyProblem(navigator.onLine ? fallback : general.offline);
  else if (error.code !== SESSION_ENDED)
    notifyProblem({ title: error.message, detail: error.detail });
}

/** Every page that sends an email has a text for the second one (§8). */
const UNEXPECTED: readonly string[] = ['unexpected', 'mail-unavailable'] satisfies ProblemCode[];

const SESSION_ENDED = 'sign-in-needed' satisfies ProblemCode;

/** Checked by name: importing the class would load the copy of every feature into pages that never reject input. */
const hasUserText = (error: unknown): error is Problem =>
  error instanceof Error &&
  error.name === 'Problem' &&
  !UNEXPECTED.includes((error as Problem).code);
