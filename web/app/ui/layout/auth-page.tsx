import type { ReactNode } from 'react';
import { general } from '../../../../lambdas/contract/copy/general.ts';
import { PageLoader } from '../loader.tsx';

interface Props {
  icon?: ReactNode;
  title: string;
  lead?: ReactNode;
  /** Shows a spinner instead of the form while the session is being checked. */
  isBusy?: boolean;
  children?: ReactNode;
}

/** The content of a page outside the app shell: one title, one sentence, one action. */
export function AuthPage({ icon, title, lead, isBusy = false, children }: Props) {
  return (
    <>
      {icon && <div className="mb-5">{icon}</div>}
      <h1 className="text-3xl font-semibold tracking-tighter text-balance">{title}</h1>
      <p className="mt-1 mb-6 text-ink-muted">{isBusy ? general.oneMoment : lead}</p>
      {isBusy ? <PageLoader /> : children}
    </>
  );
}
