import type { CSSProperties, ReactNode } from 'react';
import { onColor, presentation, text } from './layout.tsx';
import { colors } from './style.ts';

/** Filled for the primary action, outlined for all others. */
export const Button = ({
  to,
  isFirst = true,
  children,
}: {
  to: string;
  isFirst?: boolean;
  children: ReactNode;
}) => (
  <table {...presentation}>
    <tbody>
      <tr>
        <td
          className={isFirst ? 'e-btn' : 'e-ghost'}
          {...(isFirst && onColor(colors.accent))}
          style={isFirst ? filled : outlined}
        >
          <a
            className={isFirst ? 'e-btn-a' : 'e-ink'}
            href={to}
            style={isFirst ? onFilled : onOutlined}
          >
            {children}
          </a>
        </td>
      </tr>
    </tbody>
  </table>
);

// React has no types for Outlook's properties, but it renders unknown ones.
const filled = {
  backgroundColor: colors.accent,
  borderRadius: '8px',
  msoPaddingAlt: '12px 20px',
} as CSSProperties;
const outlined = {
  borderRadius: '8px',
  border: `1px solid ${colors.lineStrong}`,
  msoPaddingAlt: '10px 18px',
} as CSSProperties;
const onFilled: CSSProperties = {
  display: 'inline-block',
  padding: '12px 20px',
  ...text(16, 20, colors.onAccent),
  fontWeight: 600,
  textDecoration: 'none',
};
const onOutlined: CSSProperties = {
  ...onFilled,
  padding: '10px 18px',
  ...text(15, 20),
};
