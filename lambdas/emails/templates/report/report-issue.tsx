import { mails } from '../../../contract/copy/mails.ts';
import type { Severity } from '../../../contract/report-issue.ts';
import { Box } from '../box.tsx';
import { Button } from '../button.tsx';
import { text } from '../layout.tsx';
import { colors, sans } from '../style.ts';
import { Drawing } from './issue-drawing.tsx';
import { Feedback } from './issue-feedback.tsx';
import type { ShownIssue } from './shown-issue.ts';

const { report: words } = mails;

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

/** A critical or important issue: what happened, its picture, what to do, its clip, and links for feedback. */
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

const Space = ({ height }: { height: number }) => (
  <div style={{ height: `${height}px`, lineHeight: `${height}px`, fontSize: 0 }}>&nbsp;</div>
);
