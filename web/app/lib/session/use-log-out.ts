import { useState } from 'react';
import { accountMenu as copy } from '../../../../lambdas/contract/copy/account-menu.ts';
import { notify, notifyFailure } from '../notify.ts';
import { useNavigate } from '../router/router.tsx';
import { useAuth } from './use-auth.tsx';

/** Whether a logout is under way, and a function that logs out. Further calls meanwhile do nothing. */
export function useLogOut(): readonly [isBusy: boolean, logOut: () => Promise<void>] {
  const { signOut } = useAuth();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const logOut = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await signOut();
      notify(copy.loggedOut);
      navigate('/login');
    } catch (error) {
      notifyFailure(error);
      setIsBusy(false);
    }
  };
  return [isBusy, logOut];
}
