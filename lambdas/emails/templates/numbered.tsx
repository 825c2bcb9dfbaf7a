import type { ReactNode } from 'react';
import { presentation, text } from './layout.tsx';
import { colors } from './style.ts';

export const Numbered = ({ items }: { items: readonly ReactNode[] }) => (
  <table {...presentation} width="100%">
    <tbody>
      {items.map((item, index) => (
        <tr key={index}>
          <td
            valign="top"
            width="30"
            className="e-acc"
            style={{ padding: '5px 0', ...text(16, 25, colors.accent), fontWeight: 700 }}
          >
            {index + 1}.
          </td>
          <td
            className="e-ink"
            style={{ padding: '5px 0', wordBreak: 'break-word', ...text(16, 25) }}
          >
            {item}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
