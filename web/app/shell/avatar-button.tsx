import type { ComponentProps } from 'react';
import { shell } from '../../../lambdas/contract/copy/shell.ts';

interface Props extends ComponentProps<'button'> {
  initials: string;
}

export function AvatarButton({ initials, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-label={shell.accountMenu(initials)}
      className="inline-grid size-9 shrink-0 cursor-pointer place-items-center rounded-full border border-accent-line bg-accent-soft text-ui font-semibold text-accent max-md:hidden"
      {...rest}
    >
      {initials}
    </button>
  );
}
