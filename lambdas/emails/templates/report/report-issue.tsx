import { mails } from '../../../contract/copy/mails.ts';
import type { ReportIssue } from '../../../contract/reports.ts';
import { Box, Button, presentation } from '../parts.tsx';
import { colors, sans } from '../style.ts';
import { Link } from '../words.tsx';

const { report: words } = mails;
export type Severity = keyof typeof words.groups;

/** An issue as the email shows it: its text and its links. */
export interface ShownIssue {
  readonly issue: ReportIssue;
  readonly severity: Severity;
  /** Where its moment can be watched, and for how many seconds. */
  readonly clip?:
    | {
        readonly link: string;
        readonly seconds: number;
        /** The same page, where it says what a developer needs. */
        readonly developer: string;
      }
    | undefined;
  /** The content id of its picture, and the caption. */
  readonly picture?: { readonly name: string; readonly caption: string } | undefined;
  readonly feedback: Readonly<Record<'useful' | 'not-a-problem' | 'fixed', string>>;
}

const text = (size: number, line: number, color: string) => ({
  fontFamily: sans,
  fontSize: `${size}px`,
  lineHeight: `${line}px`,
  color,
});

export function Label({ severity, isBack = false }: { severity: Severity; isBack?: boolean }) {
  const { name, impact, mark } = words.groups[severity];
  return (
    <p style={{ margin: '0 0 6px', fontFamily: sans, fontSize: '14px', lineHeight: '20px' }}>
      <span className={`e-${severity}`} style={{ color: colors[severity], fontWeight: 700 }}>
        <span aria-hidden="true">{mark}</span>&nbsp;{name}
      </span>{' '}
      <span className="e-mut" style={{ color: colors.muted }}>
        &middot; {impact}
        {isBack && ` \u00b7 ${words.back}`}
      </span>
    </p>
  );
}

/** A critical or important issue: what happened, its picture, what to do, its clip, and what the reader thinks of it. */
export function IssueCard({ shown, isFirst }: { shown: ShownIssue; isFirst: boolean }) {
  const { issue, severity, clip, picture } = shown;
  return (
    <>
      <Label severity={severity} isBack={issue.state === 'regressed'} />
      <h3
        className="e-ink"
        style={{
          margin: '0 0 6px',
          ...text(20, 27, colors.ink),
          fontWeight: 600,
          letterSpacing: '-0.2px',
          wordBreak: 'break-word',
        }}
      >
        {issue.title}
      </h3>
      <p
        className="e-ink"
        style={{ margin: 0, ...text(16, 25, colors.ink), wordBreak: 'break-word' }}
      >
        {issue.description}
      </p>
      {picture && <Drawing issue={issue} picture={picture} />}
      {issue.suggestion !== '' && (
        <>
          <Space height={16} />
          <Box>
            <span className="e-ink">
              <strong>{words.suggestion}</strong>
              <br />
              {issue.suggestion}
            </span>
          </Box>
        </>
      )}
      {clip && (
        <>
          <Space height={16} />
          <Button to={clip.link} isFirst={isFirst}>
            {'\u25b6\ufe0e'}&nbsp; {words.watch(clip.seconds)}
          </Button>
        </>
      )}
      {clip && issue.developer && (
        <p style={{ margin: '14px 0 0', ...text(14, 24, colors.subtle) }}>
          <a
            className="e-acc"
            href={clip.developer}
            style={{ color: colors.accent, textDecoration: 'underline' }}
          >
            {words.developer}
          </a>
        </p>
      )}
      <Feedback links={shown.feedback} />
    </>
  );
}

const Drawing = ({
  issue,
  picture,
}: {
  issue: ReportIssue;
  picture: { name: string; caption: string };
}) => (
  <table {...presentation} width="100%">
    <tbody>
      <tr>
        <td style={{ padding: '16px 0 6px' }}>
          <img
            className="e-pic"
            src={`cid:${picture.name}`}
            width="536"
            alt={words.picture(issue.page, issue.element)}
            style={{
              display: 'block',
              width: '100%',
              maxWidth: '536px',
              height: 'auto',
              border: 0,
              borderRadius: '8px',
              ...text(14, 20, colors.muted),
            }}
          />
        </td>
      </tr>
      <tr>
        <td className="e-sub" style={text(13, 18, colors.subtle)}>
          {picture.caption}
        </td>
      </tr>
    </tbody>
  </table>
);

const Space = ({ height }: { height: number }) => (
  <div style={{ height: `${height}px`, lineHeight: `${height}px`, fontSize: 0 }}>&nbsp;</div>
);

function Feedback({ links }: { links: ShownIssue['feedback'] }) {
  const said = words.feedback;
  const link = (to: string, label: string) => (
    <a className="e-acc" href={to} style={{ color: colors.accent, textDecoration: 'underline' }}>
      {label}
    </a>
  );
  return (
    <p className="e-sub" style={{ margin: '14px 0 0', ...text(14, 24, colors.subtle) }}>
      {said.lead} {link(links.useful, said.useful)},{' '}
      {link(links['not-a-problem'], said['not-a-problem'])}, {said.last}{' '}
      {link(links.fixed, said.fixed)}?
    </p>
  );
}

/** A minor issue is a line, a sentence and the link to its clip. */
export const IssueLine = ({ shown: { issue, clip } }: { shown: ShownIssue }) => (
  <table {...presentation} width="100%">
    <tbody>
      <tr>
        <td
          className="e-line"
          style={{
            padding: '10px 0 12px',
            borderBottom: `1px solid ${colors.line}`,
            ...text(16, 25, colors.ink),
            wordBreak: 'break-word',
          }}
        >
          <h3 className="e-ink" style={{ margin: 0, ...text(16, 25, colors.ink), fontWeight: 600 }}>
            {issue.title}
          </h3>
          <span className="e-mut" style={{ color: colors.muted }}>
            {issue.description} {issue.suggestion}
          </span>
          {clip && (
            <p style={{ margin: '6px 0 0' }}>
              <Link to={clip.link}>{words.watch(clip.seconds)}</Link>
            </p>
          )}
        </td>
      </tr>
    </tbody>
  </table>
);
