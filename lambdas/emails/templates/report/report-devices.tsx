import { Fragment } from 'react';
import { mails } from '../../../contract/copy/mails.ts';
import { deviceShare } from '../../../contract/copy/reports.ts';
import type { SummaryData } from '../../../contract/report-summary.ts';
import { onColor, presentation, Row } from '../layout.tsx';
import { colors, sans } from '../style.ts';

const { report: words } = mails;

/** A bar made of table cells, which shows even if images are blocked. Its legend repeats names and numbers. */
export function Devices({ devices }: Pick<SummaryData, 'devices'>) {
  if (devices.every(({ share }) => share === 0)) return null;
  return (
    <Row>
      <p
        className="e-mut"
        style={{
          margin: '0 0 8px',
          fontFamily: sans,
          fontSize: '14px',
          lineHeight: '20px',
          color: colors.muted,
        }}
      >
        {words.devices}
      </p>
      <table {...presentation} width="100%" style={{ tableLayout: 'fixed' }}>
        <tbody>
          <tr>
            {devices.map(
              ({ device, share }, index) =>
                share > 0 && (
                  <td
                    key={device}
                    className={`e-d${index}`}
                    width={`${share}%`}
                    {...onColor(colors.devices[index])}
                    style={{
                      backgroundColor: colors.devices[index],
                      height: '12px',
                      lineHeight: '12px',
                      fontSize: 0,
                      ...(index > 0 && { borderLeft: `2px solid ${colors.card}` }),
                    }}
                  >
                    &nbsp;
                  </td>
                ),
            )}
          </tr>
        </tbody>
      </table>
      <p
        className="e-ink"
        style={{ margin: '8px 0 0', fontFamily: sans, fontSize: '14px', lineHeight: '20px' }}
      >
        {devices.map(({ device, share }, index) => (
          <Fragment key={device}>
            <span style={{ whiteSpace: 'nowrap' }}>
              <span className={`e-k${index}`} style={{ color: colors.deviceMarks[index] }}>
                &#9632;
              </span>{' '}
              <span className="e-ink" style={{ color: colors.ink }}>
                {device} <strong>{deviceShare(share, devices.length)}</strong>
              </span>
              &nbsp;&nbsp;
            </span>{' '}
          </Fragment>
        ))}
      </p>
    </Row>
  );
}
