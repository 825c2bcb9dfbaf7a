import { type ReactNode, useState } from 'react';
import { general } from '../../../lambdas/contract/copy/general.ts';
import { lazyPart } from '../lib/loading/lazy.tsx';
import { notifyProblem } from '../lib/notify.ts';

const DeleteDialog = lazyPart(() => import('./delete-dialog.tsx').then((m) => m.DeleteDialog));

interface Options {
  readonly title: string;
  readonly action: string;
  readonly remove: () => void;
}

/** Confirms a deletion. Returns a function that opens the dialog, and the dialog, which loads when it is opened. */
export function useDeleteConfirmation({ title, action, remove }: Options): [() => void, ReactNode] {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const confirm = () => {
    close();
    remove();
  };
  const onFailure = () => {
    close();
    notifyProblem(general.partFailed);
  };
  return [
    () => setIsOpen(true),
    isOpen && <DeleteDialog {...{ title, action, close, confirm, onFailure }} />,
  ];
}
