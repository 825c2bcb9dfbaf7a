import { type ReactNode, useState } from 'react';
import { general } from '../../../lambdas/contract/copy/general.ts';
import { lazyPart } from '../lib/loading/lazy.tsx';
import { notifyProblem } from '../lib/notify.ts';

const DeleteDialog = lazyPart(() => import('./delete-dialog.tsx').then((m) => m.DeleteDialog));

interface Question {
  readonly title: string;
  readonly action: string;
  readonly remove: () => void;
}

/** A question before something is deleted; its dialog loads when it is asked. */
export function useDeleteQuestion({ title, action, remove }: Question): [() => void, ReactNode] {
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  const confirm = () => {
    close();
    remove();
  };
  const onFailure = () => {
    close();
    notifyProblem(general.partFailed);
  };
  return [
    () => setIsAsking(true),
    isAsking && <DeleteDialog {...{ title, action, close, confirm, onFailure }} />,
  ];
}
