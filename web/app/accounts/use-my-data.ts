import { useMutation, useQueryClient } from '@tanstack/react-query';
import { exportMyData, requestDeletion } from '../../../lambdas/contract/accounts.ts';
import { myData as copy } from '../../../lambdas/contract/copy/my-data.ts';
import { deleteWebsiteRecordings } from '../../../lambdas/contract/recordings.ts';
import { call } from '../lib/api.ts';
import { reload } from '../lib/changed-data.ts';
import { saveFile } from '../lib/download.ts';
import { notifyFailure, notifySuccess } from '../lib/notify.ts';
import { isExpectedProblem } from '../lib/problem.ts';

export const useExport = () =>
  useMutation({
    mutationFn: async () => {
      const { url, name } = await call(exportMyData, undefined);
      const response = await fetch(url);
      if (!response.ok) throw new Error(`The export returned ${response.status}`);
      saveFile(await response.blob(), name);
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
