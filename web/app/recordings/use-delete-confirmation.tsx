import type { ReactNode } from 'react';
import { lazyPart } from '../lib/loading/lazy.tsx';
import { useOpenedPart } from '../lib/loading/use-opened-part.ts';

const DeleteDialog = lazyPart(() => import('./delete-dialog.tsx').then((m) => m.DeleteDialog));

interface Options {
  readonly title: string;
  readonly action: string;
  readonly remove: () => void;
}

/** Confirms a deletion. Returns a function that opens the dialog, and the dialog, which loads when it is opened. */
export function useDeleteConfirmation({ title, action, remove }: Options): [() => void, ReactNode] {
  const { opened, open, close, onFailure } = useOpenedPart<true>();
  const confirm = () => {
    close();
    remove();
  };
  return [
    () => open(true),
    opened && <DeleteDialog {...{ title, action, close, confirm, onFailure }} />,
  ];
}
