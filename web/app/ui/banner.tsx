import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  /** An alert interrupts a screen reader. */
  role: 'status' | 'alert';
  icon: LucideIcon;
  text: string;
  /** One action. */
  children: ReactNode;
}

/** One sentence about the whole app, which stays below the top bar. */
export function Banner({ role, icon: Icon, text, children }: Props) {
  return (
    <p
      role={role}
      className="banner sticky z-19 border-b border-warning-line bg-warning-soft px-4 py-2 text-center text-ui font-medium text-warning"
    >
      <Icon className="mr-2 inline align-text-bottom" />
      {text}
      <span className="ml-2 inline-block">{children}</span>
    </p>
  );
}
