import { mails } from '../../../contract/copy/mails.ts';
import { Cell, text } from '../layout.tsx';
import { colors } from '../style.ts';
import { Link } from '../typography.tsx';
import type { ShownIssue } from './shown-issue.ts';

const { report: words } = mails;

/** A minor issue: its title, a description, and the links to its clip and notes. */
export const IssueLine = ({ shown: { issue, clip } }: { shown: ShownIssue }) => (
  <Cell
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
      <p className="e-mut" style={{ margin: '6px 0 0', ...text(16, 25, colors.muted) }}>
        <Link to={clip.link}>{words.watch(clip.seconds)}</Link>
        {issue.developer && (
          <>
            {' \u00b7 '}
            <Link to={clip.developer}>{words.developer}</Link>
          </>
        )}
      </p>
    )}
  </Cell>
);
