import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { colors, sans } from './style.ts';

/** Attributes of layout tables, which some clients require. `role` hides them from screen readers. */
export const presentation = {
  role: 'presentation',
  cellPadding: 0,
  cellSpacing: 0,
  border: 0,
} as const;

/** Outlook needs this obsolete attribute, which React's types allow only on tables. */
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

/** One cell of full width. Some clients draw backgrounds and borders only on cells. */
export const Cell = (props: ComponentProps<'td'>) => (
  <table {...presentation} width="100%">
    <tbody>
      <tr>
        <td {...props} />
      </tr>
    </tbody>
  </table>
);

export const Line = () => (
  <Row>
    <Cell
      className="e-line"
      style={{
        borderTop: `1px solid ${colors.line}`,
        height: '1px',
        lineHeight: '1px',
        fontSize: 0,
      }}
    >
      &nbsp;
    </Cell>
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

// React cannot render comments, so an element wraps this one; `htmlOf` removes it.
const Conditional = ({ html }: { html: string }) => (
  <span dangerouslySetInnerHTML={{ __html: html }} />
);
