import { mails } from '../../../contract/copy/mails.ts';
import type { ReportIssue } from '../../../contract/report-issue.ts';
import { presentation, text } from '../layout.tsx';
import { colors } from '../style.ts';

const { report: words } = mails;

export const Drawing = ({
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
        <td className="e-sub" style={{ wordBreak: 'break-word', ...text(13, 18, colors.subtle) }}>
          {picture.caption}
        </td>
      </tr>
    </tbody>
  </table>
);
