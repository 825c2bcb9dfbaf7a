import type { ReactNode } from 'react';
import { digits } from '../../../contract/copy/digits.ts';
import { mails } from '../../../contract/copy/mails.ts';
import type { SummaryData } from '../../../contract/report-summary.ts';
import { presentation, Row } from '../layout.tsx';
import { colors, sans } from '../style.ts';

const { report: words } = mails;

/** Two numbers and one comparison in words (docs/report-rules.md §6). */
export function Numbers({ summary }: { summary: SummaryData }) {
  const { visitors } = summary.key_snapshot_data;
  const sessions = summary.total_sessions;
  const [head, ...rest] = summary.comparison.split(/ (?=than |as a )|: |, (?=so )/);
  return (
    <Row>
      <table
        {...presentation}
        className="e-line"
        width="100%"
        style={{ borderTop: `1px solid ${colors.line}`, borderBottom: `1px solid ${colors.line}` }}
      >
        <tbody>
          <tr>
            <Figure width="24%" value={digits(visitors)} label={words.visitors(visitors)} isFirst />
            <Figure width="26%" value={digits(sessions)} label={words.sessions(sessions)} />
            <Figure width="50%" value={head} label={rest.join(' ')} isWords />
          </tr>
        </tbody>
      </table>
    </Row>
  );
}

interface FigureProps {
  readonly width: string;
  readonly value: ReactNode;
  readonly label: string;
  readonly isFirst?: boolean;
  readonly isWords?: boolean;
}

const Figure = ({ width, value, label, isFirst = false, isWords = false }: FigureProps) => (
  <td
    className={isWords ? 'e-num3 e-line' : 'e-num e-line'}
    width={width}
    valign="top"
    style={{
      padding: `16px 12px 15px ${isFirst ? 0 : 16}px`,
      ...(!isFirst && { borderLeft: `1px solid ${colors.line}` }),
      fontFamily: sans,
    }}
  >
    <div
      className="e-ink"
      style={{
        fontSize: isWords ? '20px' : '28px',
        lineHeight: '32px',
        fontWeight: 600,
        letterSpacing: '-0.4px',
        color: colors.ink,
      }}
    >
      {value}
    </div>
    <div
      className="e-mut"
      style={{ paddingTop: '2px', fontSize: '14px', lineHeight: '20px', color: colors.muted }}
    >
      {label}
    </div>
  </td>
);
