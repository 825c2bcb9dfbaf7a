import { mails } from '../../../contract/copy/mails.ts';
import { topPageLabel } from '../../../contract/copy/page-name.ts';
import type { SummaryData } from '../../../contract/report-summary.ts';
import { Gap, presentation, Row } from '../layout.tsx';
import { colors, sans } from '../style.ts';

const { report: words } = mails;

export function TopPage({ summary }: { summary: SummaryData }) {
  if (summary.key_snapshot.top_page === '') return null;
  const cell = { fontFamily: sans, fontSize: '14px', lineHeight: '20px' };
  return (
    <>
      <Gap height={18} />
      <Row>
        <table {...presentation} width="100%">
          <tbody>
            <tr>
              <td style={cell}>
                <span className="e-mut" style={{ color: colors.muted }}>
                  {words.topPage}
                </span>
                <br />
                <span
                  className="e-ink"
                  style={{
                    fontSize: '16px',
                    lineHeight: '24px',
                    fontWeight: 600,
                    color: colors.ink,
                    wordBreak: 'break-word',
                  }}
                >
                  {topPageLabel(summary.key_snapshot.top_page)}
                </span>
              </td>
              <td
                align="right"
                valign="bottom"
                className="e-mut"
                style={{ ...cell, lineHeight: '24px', color: colors.muted, whiteSpace: 'nowrap' }}
              >
                {words.visits(summary.top_page_visits)}
              </td>
            </tr>
          </tbody>
        </table>
      </Row>
    </>
  );
}

/** The checks of a day without visits, with their results. */
export const Checks = ({
  checks,
}: {
  checks: readonly { label: string; result: string; ok: boolean }[];
}) => (
  <Row>
    <table
      {...presentation}
      className="e-line"
      width="100%"
      style={{ borderTop: `1px solid ${colors.line}` }}
    >
      <tbody>
        {checks.map(({ label, result, ok }) => (
          <tr key={label}>
            <td className="e-line" style={check}>
              <span className="e-ink">{label}</span>
            </td>
            <td className="e-line" align="right" style={{ ...check, fontWeight: 600 }}>
              <span
                className={ok ? 'e-pos' : 'e-critical'}
                style={{ color: ok ? colors.positive : colors.critical }}
              >
                {ok ? '\u2713' : '\u2717'} {result}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </Row>
);
const check = {
  padding: '10px 0',
  borderBottom: `1px solid ${colors.line}`,
  fontFamily: sans,
  fontSize: '15px',
  lineHeight: '22px',
  color: colors.ink,
};
