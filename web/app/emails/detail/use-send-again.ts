import { useMutation } from '@tanstack/react-query';
import { emails as copy } from '../../../../lambdas/contract/copy/emails.ts';
import { sendAgain } from '../../../../lambdas/contract/emails.ts';
import { call } from '../../lib/api.ts';
import { notifyFailure, notifySuccess } from '../../lib/notify.ts';

/** Sends the email to the signed-in user's address, which the server knows. */
export const useSendAgain = (id: string) =>
  useMutation({
    mutationFn: () => call(sendAgain, { id }),
    onSuccess: ({ to }) => notifySuccess(copy.again.sent(to)),
    onError: (failure) => notifyFailure(failure, copy.again.failed),
  });
