import { websites } from '../../../lambdas/contract/copy/websites.ts';
import { notifyFailure, notifyProblem, notifySuccess } from '../lib/notify.ts';
import { Problem } from '../lib/problem.ts';

interface Options {
  readonly setAnalysis: (text: string) => void;
  /** Called if the address is invalid: returns to the step where it is typed. */
  readonly backToAddress: () => void;
  /** Copy for a website that could not be read; the note replaces the description. */
  readonly failed: { readonly title: string; readonly detail: string; readonly note: string };
}

/** Handlers for the outcome of a website analysis, for every page that requests one. */
export const analysisOutcome = ({ setAnalysis, backToAddress, failed }: Options) => ({
  onSuccess: ({ aiSummary }: { aiSummary: string }) => {
    setAnalysis(aiSummary);
    notifySuccess(websites.analysis.done);
  },
  onError: (error: Error) => {
    if (error instanceof Problem && error.code === 'website-url-invalid') {
      backToAddress();
      return notifyFailure(error);
    }
    setAnalysis(failed.note);
    notifyProblem(failed);
  },
});
