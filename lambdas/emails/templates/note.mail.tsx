import { Fragment, type ReactNode } from 'react';
import { general } from '../../contract/copy/general.ts';
import { Frame } from './frame.tsx';
import { MARK } from './mark.ts';
import { Box, Button, Gap, Numbered, Row } from './parts.tsx';
import { numbered, plainTextEmail, wrap, wrapLines } from './plain-text.ts';
import { htmlOf } from './render.tsx';
import { colors } from './style.ts';
import { Intro, Link, Muted, Paragraph, Title } from './words.tsx';

interface Place {
  readonly label: string;
  readonly link: string;
}

/** An email with one purpose. Parts appear in this order; missing ones are omitted. */
export interface Note {
  readonly subject: string;
  readonly preheader: string;
  readonly about: string;
  readonly site?: string | undefined;
  readonly title: string;
  /** May be user-written text of several lines. */
  readonly intro: string;
  /** Names and values, one line each. */
  readonly facts?: readonly (readonly [name: string, value: string])[];
  readonly code?: string;
  readonly steps?: readonly string[];
  readonly lines?: readonly string[];
  readonly button?: Place;
  /** Below the button, in small. */
  readonly small?: readonly string[];
  readonly reason: string;
  /** The way out, where there is something to leave. */
  readonly way?: Place | undefined;
  readonly postalAddress: string;
  /** Cognito's own mails carry no pictures. */
  readonly hasPictures?: boolean;
}

/** Both parts of a mail, in the frame that all mails share. */
export async function noteMail(note: Note) {
  const html = await htmlOf(<NoteMail {...note} />);
  const pictures = note.hasPictures === false ? [] : [MARK];
  return { subject: note.subject, html, text: textOf(note), pictures };
}

function NoteMail({
  title,
  intro,
  facts = [],
  code,
  steps = [],
  lines = [],
  button,
  small = [],
  reason,
  way,
  ...frame
}: Note) {
  return (
    <Frame
      {...frame}
      reason={
        <>
          {reason} {way && <Link to={way.link}>{way.label}</Link>}
        </>
      }
    >
      <Gap height={26} />
      <Title>{title}</Title>
      <Gap height={12} />
      <Intro>
        <Lines>{intro}</Lines>
      </Intro>
      <Gap height={22} />
      {facts.length > 0 && (
        <Part>
          <Facts facts={facts} />
        </Part>
      )}
      {code !== undefined && (
        <Part>
          <Box>
            <Code>{code}</Code>
          </Box>
        </Part>
      )}
      {steps.length > 0 && (
        <Part>
          <Numbered items={steps} />
        </Part>
      )}
      {lines.map((line) => (
        <Part key={line}>
          <Paragraph>{line}</Paragraph>
        </Part>
      ))}
      {button && (
        <Part>
          <Button to={button.link}>{button.label}</Button>
        </Part>
      )}
      {small.map((line) => (
        <Part key={line}>
          <Muted>{line}</Muted>
        </Part>
      ))}
      <Gap height={8} />
    </Frame>
  );
}

/** Line breaks as elements: Outlook does not support `white-space`. */
const Lines = ({ children }: { children: string }) =>
  children.split(/\r?\n/).map((line, place) => (
    <Fragment key={place}>
      {place > 0 && <br />}
      {line}
    </Fragment>
  ));

const Part = ({ children }: { children: ReactNode }) => (
  <>
    <Row>{children}</Row>
    <Gap height={18} />
  </>
);

const Facts = ({ facts }: { facts: NonNullable<Note['facts']> }) => (
  <>
    {facts.map(([name, value]) => (
      <Paragraph key={name}>
        <span className="e-mut" style={{ color: colors.muted }}>
          {name}:
        </span>{' '}
        <strong>{value}</strong>
      </Paragraph>
    ))}
  </>
);

const Code = ({ children }: { children: string }) => (
  <span
    className="e-ink"
    style={{
      fontFamily: "Consolas,Menlo,'Courier New',monospace",
      fontSize: '14px',
      lineHeight: '21px',
      wordBreak: 'break-all',
      whiteSpace: 'pre-wrap',
    }}
  >
    {children}
  </span>
);

const textOf = ({
  facts = [],
  code,
  steps = [],
  lines = [],
  button,
  small = [],
  way,
  ...note
}: Note) =>
  plainTextEmail({
    product: general.product,
    about: note.about,
    site: note.site,
    title: note.title,
    body: [
      wrapLines(note.intro),
      facts.map(([name, value]) => `  ${name}: ${value}`).join('\n'),
      code,
      steps.length > 0 && numbered(steps),
      ...lines.map((line) => wrap(line)),
      button && `${button.label}:\n${button.link}`,
      ...small.map((line) => wrap(line)),
    ],
    reason: note.reason,
    postalAddress: `${way ? `${way.label}: ${way.link}\n` : ''}${note.postalAddress}`,
  });
