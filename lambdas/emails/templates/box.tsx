import type { ReactNode } from 'react';
import { Cell, onColor, text } from './layout.tsx';
import { colors } from './style.ts';

/** A box with a soft background for a suggestion, a code or a note. */
export const Box = ({ children }: { children: ReactNode }) => (
  <Cell
    className="e-soft"
    {...onColor(colors.page)}
    style={{
      backgroundColor: colors.page,
      borderRadius: '8px',
      padding: '14px 16px',
      wordBreak: 'break-word',
      ...text(16, 24),
    }}
  >
    {children}
  </Cell>
);
