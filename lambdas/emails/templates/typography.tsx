import { Fragment, type ReactNode } from 'react';
import { Row, text } from './layout.tsx';
import { colors, serif } from './style.ts';

/** A text whose domains break at their dots, on a narrow screen, before they break inside a name. */
export const Breakable = ({ children }: { children: string }) =>
  children.split(/(?<=\p{L}\.)(?=\p{L})/u).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

export const Title = ({ children }: { children: string }) => (
  <Row>
    <h1
      className="e-ink e-h1"
      style={{
        margin: 0,
        fontFamily: serif,
        fontSize: '30px',
        lineHeight: '37px',
        fontWeight: 700,
        letterSpacing: '-0.3px',
        color: colors.ink,
        wordBreak: 'break-word',
      }}
    >
      <Breakable>{children}</Breakable>
    </h1>
  </Row>
);

export const Subheading = ({ children }: { children: ReactNode }) => (
  <p
    className="e-ink"
    style={{
      margin: '0 0 4px',
      fontFamily: serif,
      fontSize: '18px',
      lineHeight: '26px',
      fontWeight: 700,
      color: colors.ink,
    }}
  >
    {children}
  </p>
);

/** The introduction, in the serif typeface of headings. */
export const Intro = ({ children }: { children: ReactNode }) => (
  <Row>
    <p
      className="e-ink"
      style={{
        margin: 0,
        fontFamily: serif,
        fontSize: '18px',
        lineHeight: '29px',
        color: colors.ink,
        wordBreak: 'break-word',
      }}
    >
      {children}
    </p>
  </Row>
);

export const Heading = ({ children }: { children: ReactNode }) => (
  <Row>
    <h2
      className="e-ink"
      style={{
        margin: 0,
        fontFamily: serif,
        fontSize: '22px',
        lineHeight: '28px',
        fontWeight: 700,
        color: colors.ink,
      }}
    >
      {children}
    </h2>
  </Row>
);

export const Paragraph = ({ children }: { children: ReactNode }) => (
  <p className="e-ink" style={{ margin: 0, wordBreak: 'break-word', ...text(16, 25) }}>
    {children}
  </p>
);

export const Muted = ({ children }: { children: ReactNode }) => (
  <p
    className="e-mut"
    style={{ margin: 0, wordBreak: 'break-word', ...text(14, 22, colors.muted) }}
  >
    {children}
  </p>
);

export const Small = ({ children }: { children: ReactNode }) => (
  <p
    className="e-sub"
    style={{ margin: 0, wordBreak: 'break-word', ...text(13, 20, colors.subtle) }}
  >
    {children}
  </p>
);

export const Link = ({ to, children }: { to: string; children: ReactNode }) => (
  <a className="e-acc" href={to} style={{ color: colors.accent, textDecoration: 'underline' }}>
    {children}
  </a>
);
