import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

const widths = {
  narrow: 'max-w-narrow',
  app: 'max-w-app',
  report: 'max-w-[56rem]',
  wide: 'max-w-[84rem]',
};

/** The content column of a page in the shell: narrow for forms, `app` for lists, wide for the admin's table. */
export function Page({
  width = 'app',
  children,
}: {
  width?: keyof typeof widths;
  children: ReactNode;
}) {
  return <div className={cx('mx-auto w-full', widths[width])}>{children}</div>;
}
