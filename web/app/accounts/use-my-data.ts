import { useMutation, useQueryClient } from '@tanstack/react-query';
import { exportMyData, requestDeletion } from '../../../lambdas/contract/accounts.ts';
import { myData as copy } from '../../../lambdas/contract/copy/my-data.ts';
import { deleteWebsiteRecordings } from '../../../lambdas/contract/recordings.ts';
import { call } from '../lib/api.ts';
import { authState } from '../lib/auth.ts';
import { reload } from '../lib/changed-data.ts';
import { saveFile } from '../lib/download.ts';
import { notifyFailure, notifySuccess } from '../lib/notify.ts';
import { isExpectedProblem } from '../lib/problem.ts';

async function download(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The export returned ${response.status}`);
  return response;
}

/**
 * Downloads the export. A large one comes in parts; the later ones have further recordings. It ends if another person signs
 * in, because the later parts would be of that account.
 */
async function downloadExport(): Promise<{ file: Blob; name: string }> {
  const owner = authState().user?.id;
  const first = await call(exportMyData, {});
  const { name } = first;
  const response = await download(first.url);
  if (first.next === undefined) return { file: await response.blob(), name };
  const whole = (await response.json()) as { recordings: object[] };
  let after: string | undefined = first.next;
  while (after !== undefined) {
    const part: typeof first = await call(exportMyData, { after });
    const { recordings } = (await (await download(part.url)).json()) as typeof whole;
    if (authState().user?.id !== owner) throw new Error('Another person has signed in');
    whole.recordings = whole.recordings.concat(recordings);
    after = part.next;
  }
  return { file: new Blob([JSON.stringify(whole)], { type: 'application/json' }), name };
}

export const useExport = () =>
  useMutation({
    mutationFn: async () => {
      const { file, name } = await downloadExport();
      saveFile(file, name);
    },
    onSuccess: () => notifySuccess(copy.export.done),
    onError: (error) => notifyFailure(error, copy.export.failed),
  });

export const useDeletionRequest = (onOtherAddress: () => void) =>
  useMutation({
    mutationFn: (email: string) => call(requestDeletion, { email }),
    onSuccess: () => notifySuccess(copy.deletion.sent),
    onError: (error) =>
      isExpectedProblem(error) && error.code === 'deletion-address'
        ? onOtherAddress()
        : notifyFailure(error, copy.deletion.failed),
  });

/** If one call cannot delete everything, the server deletes the rest later. */
export function useWebsiteErasure() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (domain: string) => call(deleteWebsiteRecordings, { domain }),
    onSuccess: ({ deleted, left }, domain) => {
      const { done, begun, none } = copy.erasure;
      notifySuccess(left ? begun(domain) : deleted > 0 ? done(deleted, domain) : none(domain));
    },
    onError: (error) => notifyFailure(error, copy.erasure.failed),
    onSettled: () => reload(cache, ['recordings']),
  });
}
