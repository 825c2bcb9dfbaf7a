import { websites } from '../../../lambdas/contract/copy/websites.ts';
import { notifyFailure, notifyProblem, notifySuccess } from '../lib/notify.ts';
import { Problem } from '../lib/problem.ts';

interface Answers {
  readonly setAnalysis: (text: string) => void;
  /** The address was none: back to where it is typed. */
  readonly backToAddress: () => void;
  /** What is said when the website could not be read; the note replaces the description. */
  readonly failed: { readonly title: string; readonly detail: string; readonly note: string };
}

/** What follows an analysis of the website, on whichever page it was requested. */
export const analysisOutcome = ({ setAnalysis, backToAddress, failed }: Answers) => ({
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
