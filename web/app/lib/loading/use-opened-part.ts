import { useCallback, useState } from 'react';
import { general } from '../../../../lambdas/contract/copy/general.ts';
import { notifyProblem } from '../notify.ts';

/**
 * The state of a lazy part that a click opens, such as a dialog. If its code cannot be loaded, `onFailure` closes it and says
 * so; otherwise the click would seem to do nothing.
 */
export function useOpenedPart<Opened>() {
  const [opened, setOpened] = useState<Opened>();
  const close = useCallback(() => setOpened(undefined), []);
  const onFailure = () => {
    close();
    notifyProblem(general.partFailed);
  };
  return { opened, open: (next: Opened) => setOpened(next), close, onFailure };
}
