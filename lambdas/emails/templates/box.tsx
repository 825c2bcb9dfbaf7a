import type { ReactNode } from 'react';
import { onColor, presentation, text } from './layout.tsx';
import { colors } from './style.ts';

/** A quiet box: a suggestion, a code, a note. */
export const Box = ({ children }: { children: ReactNode }) => (
  <table {...presentation} width="100%">
    <tbody>
      <tr>
        <td
          className="e-soft"
          {...onColor(colors.page)}
          style={{
            backgroundColor: colors.page,
            borderRadius: '8px',
            padding: '14px 16px',
            ...text(16, 24),
          }}
        >
          {children}
        </td>
      </tr>
    </tbody>
  </table>
);
