import { notifyProblem, notifySuccess, type ToastText } from './notify.ts';

/** Copies a text and reports the result. A browser may deny access to the clipboard; `failed` then names another way. */
export const copyToClipboard = (text: string, done: ToastText, failed: ToastText): Promise<void> =>
  navigator.clipboard.writeText(text).then(
    () => notifySuccess(done),
    () => notifyProblem(failed),
  );
