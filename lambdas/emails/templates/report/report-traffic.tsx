import { mails } from '../../../contract/copy/mails.ts';
import type { SummaryData } from '../../../contract/report-summary.ts';
import { Gap, presentation, Row } from '../layout.tsx';
import { colors, sans } from '../style.ts';
import { Muted } from '../typography.tsx';

const { report: words } = mails;
const cell = { padding: '3px 0', fontFamily: sans, fontSize: '14px', lineHeight: '20px' };

/** Sources as rows, then one sentence each about orders and returning visitors. */
export function TrafficRows({ traffic }: Pick<SummaryData, 'traffic'>) {
  if (!traffic || traffic.sources.length === 0) return null;
  return (
    <>
      <Gap height={18} />
      <Row>
        <Muted>{words.sources}</Muted>
        <table {...presentation} width="100%">
          <tbody>
            {traffic.sources.map(({ name, visits }) => (
              <tr key={name}>
                <td
                  className="e-ink"
                  style={{ ...cell, color: colors.ink, wordBreak: 'break-word' }}
                >
                  {name}
                </td>
                <td
                  align="right"
                  className="e-mut"
                  style={{ ...cell, color: colors.muted, whiteSpace: 'nowrap' }}
                >
                  {words.visits(visits)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {traffic.lines.length > 0 && (
          <p
            className="e-ink"
            style={{
              margin: '10px 0 0',
              fontFamily: sans,
              fontSize: '15px',
              lineHeight: '22px',
              color: colors.ink,
            }}
          >
            {traffic.lines.join(' ')}
          </p>
        )}
      </Row>
    </>
  );
}
