import { general } from '../../../lambdas/contract/copy/general.ts';
import type { Problem } from './problem.ts';

interface Words {
  readonly title: string;
  readonly detail?: string | undefined;
}
interface Offer extends Words {
  /** One thing that can be done about it, such as undoing it. */
  readonly action?: { readonly label: string; readonly run: () => void };
}
export interface Notice extends Offer {
  readonly tone: 'positive' | 'critical' | 'neutral';
}

type Show = (notice: Notice) => void;
let show: Show | undefined;
const waiting: Notice[] = [];

const say: Show = (notice) => (show ? show(notice) : void waiting.push(notice));

/** The toaster comes after the page that needs it; what is said before it waits. Returns what takes it away again. */
export function showNoticesWith(shown: Show): () => void {
  show = shown;
  for (const notice of waiting.splice(0)) shown(notice);
  return () => {
    show = undefined;
  };
}

export const notifySuccess = (words: Offer) => say({ tone: 'positive', ...words });
export const notify = (words: Words) => say({ tone: 'neutral', ...words });
/** For a refusal the page itself makes, in its own words. */
export const notifyRefusal = (words: Words) => say({ tone: 'critical', ...words });

/** Shows a refusal in its own words, and any other failure in the screen's. */
export function notifyFailure(error: unknown, otherwise: Words = general.unexpected): void {
  notifyRefusal(isRefusal(error) ? { title: error.message, detail: error.detail } : otherwise);
}

/** Checked by name: importing the class would load the copy of every feature into pages that never reject input. */
const isRefusal = (error: unknown): error is Problem =>
  error instanceof Error && error.name === 'Problem' && (error as Problem).code !== 'unexpected';
