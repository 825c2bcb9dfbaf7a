import type { CSSProperties, ReactNode } from 'react';
import { colour, sans } from './style.ts';

/** Tables hold the layout together in clients that know nothing else; to a reader they are not tables. */
export const presentation = {
  role: 'presentation',
  cellPadding: 0,
  cellSpacing: 0,
  border: 0,
} as const;

/** Outlook paints what this old attribute says; React's types know it for tables only. */
export const onColour = (bgcolor: string | undefined) => ({ bgcolor });

export const text = (
  fontSize: number,
  lineHeight: number,
  color: string = colour.ink,
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
              borderTop: `1px solid ${colour.line}`,
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

/** Outlook for Windows knows no maximum width: only it sees these six hundred pixels. */
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
          {...(isFirst && onColour(colour.accent))}
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

// React does not know Outlook's own properties, but writes every custom one it is given.
const filled = {
  backgroundColor: colour.accent,
  borderRadius: '8px',
  msoPaddingAlt: '12px 20px',
} as CSSProperties;
const outlined = {
  borderRadius: '8px',
  border: `1px solid ${colour.lineStrong}`,
  msoPaddingAlt: '10px 18px',
} as CSSProperties;
const onFilled: CSSProperties = {
  display: 'inline-block',
  padding: '12px 20px',
  ...text(16, 20, colour.onAccent),
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
          {...onColour(colour.page)}
          style={{
            backgroundColor: colour.page,
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
            style={{ padding: '5px 0', ...text(16, 25, colour.accent), fontWeight: 700 }}
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
