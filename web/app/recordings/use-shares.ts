import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { recordingPlayer } from '../../../lambdas/contract/copy/recording-player.ts';
import { recordings } from '../../../lambdas/contract/copy/recordings.ts';
import {
  listRecordingShares,
  type RecordingShare,
  revokeRecordingShare,
  type shareDays,
  shareRecording,
} from '../../../lambdas/contract/recording-shares.ts';
import { call } from '../lib/api.ts';
import { reload } from '../lib/changed-data.ts';
import { copyToClipboard } from '../lib/clipboard.ts';
import { notifyFailure, notifySuccess } from '../lib/notify.ts';

const copy = recordings.share;

export interface NewShare {
  readonly note: string;
  readonly days: (typeof shareDays)[number];
  readonly startMs: number;
}

export const shareUrl = ({ token }: Pick<RecordingShare, 'token'>): string =>
  `${window.location.origin}/shared/${token}`;

export const copyShareLink = (share: RecordingShare): Promise<void> =>
  copyToClipboard(shareUrl(share), recordingPlayer.copied, copy.copyFailed);

/** The active links to one recording; creating a link also copies it. */
export function useShares(sessionId: string) {
  const cache = useQueryClient();
  const queryKey = ['recording-shares', sessionId];
  const refresh = () => reload(cache, queryKey);
  const onError = (failure: Error) => {
    notifyFailure(failure);
    void refresh(); // only the response may be lost
  };
  const { data } = useQuery({ queryKey, queryFn: () => call(listRecordingShares, { sessionId }) });
  const create = useMutation({
    mutationFn: (share: NewShare) => call(shareRecording, { sessionId, ...share }),
    onSuccess: async ({ share }) => {
      await refresh();
      // The link is in the dialog, even if it could not be copied.
      await copyToClipboard(shareUrl(share), copy.created, copy.copyFailed);
    },
    onError,
  });
  const revoke = useMutation({
    mutationFn: (shareId: string) => call(revokeRecordingShare, { sessionId, shareId }),
    onSuccess: async () => {
      await refresh();
      notifySuccess(copy.revoked);
    },
    onError,
  });
  return { shares: data?.shares ?? [], create, revoke };
}
