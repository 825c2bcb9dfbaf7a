import { Fragment, type ReactNode } from 'react';
import { Box } from './box.tsx';
import { Button } from './button.tsx';
import { Frame } from './frame.tsx';
import { Gap, Row } from './layout.tsx';
import { MARK } from './mark.ts';
import type { Note } from './note.ts';
import { Code } from './note-code.tsx';
import { Facts } from './note-facts.tsx';
import { noteText } from './note-text.ts';
import { Numbered } from './numbered.tsx';
import { htmlOf } from './render.tsx';
import { Intro, Link, Muted, Paragraph, Title } from './typography.tsx';

/** Renders both parts of an email in the frame that all emails share. */
export async function noteMail(note: Note) {
  const html = await htmlOf(<NoteMail {...note} />);
  const pictures = note.hasPictures === false ? [] : [MARK];
  return { subject: note.subject, html, text: noteText(note), pictures };
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
  footerLink,
  ...frame
}: Note) {
  return (
    <Frame
      {...frame}
      reason={
        <>
          {reason} {footerLink && <Link to={footerLink.link}>{footerLink.label}</Link>}
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

/** Renders line breaks as elements, because Outlook does not support `white-space`. */
const Lines = ({ children }: { children: string }) =>
  children.split(/\r?\n/).map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));

const Part = ({ children }: { children: ReactNode }) => (
  <>
    <Row>{children}</Row>
    <Gap height={18} />
  </>
);
