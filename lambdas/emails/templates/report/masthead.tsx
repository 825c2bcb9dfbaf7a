import { general } from '../../../contract/copy/general.ts';
import { Cell, onColor, presentation, Row } from '../layout.tsx';
import { colors, sans } from '../style.ts';
import { Breakable } from '../typography.tsx';

export interface MastheadProps {
  /** The subject of the email: a day or a purpose. The number of a day stays beside its month. */
  readonly about: string;
  readonly site?: string | undefined;
  /** False if the email cannot contain pictures. */
  readonly hasPictures?: boolean | undefined;
}

/** The product's name and the subject of the email, above a line. */
export function Masthead({ about, site, hasPictures = true }: MastheadProps) {
  const cell = { padding: '22px 0 18px', fontFamily: sans };
  return (
    <Row>
      <table {...presentation} width="100%">
        <tbody>
          <tr>
            <td valign="middle" style={cell}>
              <table {...presentation}>
                <tbody>
                  <tr>
                    {hasPictures && (
                      <td className="e-mark" valign="middle" style={{ paddingRight: '8px' }}>
                        <img
                          src="cid:mark"
                          width="28"
                          height="28"
                          alt=""
                          style={{ display: 'block', border: 0 }}
                        />
                      </td>
                    )}
                    <td
                      valign="middle"
                      className="e-ink"
                      style={{
                        fontFamily: sans,
                        fontSize: '18px',
                        lineHeight: '28px',
                        fontWeight: 700,
                        letterSpacing: '-0.3px',
                        color: colors.ink,
                      }}
                    >
                      {general.product}
                    </td>
                  </tr>
                </tbody>
              </table>
            </td>
            <td
              align="right"
              valign="middle"
              style={{ ...cell, paddingLeft: '12px', fontSize: '14px', lineHeight: '20px' }}
            >
              <span className="e-ink" style={{ fontWeight: 600, color: colors.ink }}>
                {about.replace(/ (?=\d+$)/, '\u00a0')}
              </span>
              {site && (
                <>
                  <br />
                  <span className="e-mut" style={{ color: colors.muted, wordBreak: 'break-word' }}>
                    <Breakable>{site}</Breakable>
                  </span>
                </>
              )}
            </td>
          </tr>
        </tbody>
      </table>
      <Cell
        className="e-horizon"
        {...onColor(colors.accent)}
        style={{
          backgroundColor: colors.accent,
          height: '2px',
          lineHeight: '2px',
          fontSize: 0,
        }}
      >
        &nbsp;
      </Cell>
    </Row>
  );
}
