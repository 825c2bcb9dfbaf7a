import { general } from '../../../lambdas/contract/copy/general.ts';
import type { Problem } from './problem.ts';

interface Words {
  readonly title: string;
  readonly detail?: string | undefined;
  /** What it is about: it replaces an earlier message about the same. */
  readonly subject?: string | undefined;
}
interface Offer extends Words {
  /** One thing that can be done about it, such as undoing it. */
  readonly action?: { readonly label: string; readonly run: () => void };
}
export interface ToastMessage extends Offer {
  readonly tone: 'positive' | 'critical' | 'neutral';
}

type Show = (notice: ToastMessage) => void;
let show: Show | undefined;
const waiting: ToastMessage[] = [];

const say: Show = (notice) => (show ? show(notice) : void waiting.push(notice));

/** The toaster loads after the page; earlier messages are queued. Returns an unsubscribe function. */
export function showToastsWith(shown: Show): () => void {
  show = shown;
  for (const notice of waiting.splice(0)) shown(notice);
  return () => {
    show = undefined;
  };
}

export const notifySuccess = (words: Offer) => say({ tone: 'positive', ...words });
export const notify = (words: Words) => say({ tone: 'neutral', ...words });
/** For an error found by the page itself. */
export const notifyProblem = (words: Words) => say({ tone: 'critical', ...words });

/** Shows a Problem's text, or the screen's text for any other failure. */
export function notifyFailure(error: unknown, otherwise: Words = general.unexpected): void {
  notifyProblem(
    isExpectedProblem(error) ? { title: error.message, detail: error.detail } : otherwise,
  );
}

/** Checked by name: importing the class would load the copy of every feature into pages that never reject input. */
const isExpectedProblem = (error: unknown): error is Problem =>
  error instanceof Error && error.name === 'Problem' && (error as Problem).code !== 'unexpected';
