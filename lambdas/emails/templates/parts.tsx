import type { CSSProperties, ReactNode } from 'react';
import { colors, sans } from './style.ts';

/** Tables for layout, since some clients support nothing else; hidden from screen readers. */
export const presentation = {
  role: 'presentation',
  cellPadding: 0,
  cellSpacing: 0,
  border: 0,
} as const;

/** Outlook needs this obsolete attribute; React's types allow it on tables only. */
export const onColor = (bgcolor: string | undefined) => ({ bgcolor });

export const text = (
  fontSize: number,
  lineHeight: number,
  color: string = colors.ink,
): CSSProperties => ({
  fontFamily: sans,
  fontSize: `${fontSize}px`,
  lineHeight: `${lineHeight}px`,
  color,
});

export const Row = ({ children }: { children: ReactNode }) => (
  <tr>
    <td className="e-px" style={{ padding: '0 32px' }}>
      {children}
    </td>
  </tr>
);

export const Gap = ({ height }: { height: number }) => (
  <tr>
    <td style={{ height: `${height}px`, lineHeight: `${height}px`, fontSize: 0 }}>&nbsp;</td>
  </tr>
);

export const Line = () => (
  <Row>
    <table {...presentation} width="100%">
      <tbody>
        <tr>
          <td
            className="e-line"
            style={{
              borderTop: `1px solid ${colors.line}`,
              height: '1px',
              lineHeight: '1px',
              fontSize: 0,
            }}
          >
            &nbsp;
          </td>
        </tr>
      </tbody>
    </table>
  </Row>
);

/** Outlook for Windows ignores `max-width`, so only it gets this fixed width of 600 px. */
export const Ghost = ({ children }: { children: ReactNode }) => (
  <>
    <Conditional html='<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->' />
    {children}
    <Conditional html="<!--[if mso]></td></tr></table><![endif]-->" />
  </>
);

// React writes no comments; the empty element around this one disturbs no client.
const Conditional = ({ html }: { html: string }) => (
  <span dangerouslySetInnerHTML={{ __html: html }} />
);

/** Filled for the one thing to do, outlined for everything else. */
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

// React has no types for Outlook's properties, but renders every custom one.
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
          <td className="e-ink" style={{ padding: '5px 0', ...text(16, 25) }}>
            {item}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
