import type { ReactNode } from 'react';
import { Body, Head, Html } from 'react-email';
import { Ghost, presentation } from './layout.tsx';
import { Masthead, type MastheadProps } from './report/masthead.tsx';
import { colors, headStyle, sans } from './style.ts';

export interface FrameProps extends MastheadProps {
  readonly subject: string;
  /** The preview text that an inbox shows next to the subject. */
  readonly preheader: string;
  /** Why the recipient gets this email, and how to unsubscribe. */
  readonly reason: ReactNode;
  readonly postalAddress: string;
  /** An invisible picture that reports that the email was opened. */
  readonly pixel?: ReactNode;
  readonly children: ReactNode;
}

/** Keeps the first words of the body out of the inbox preview. */
const FILLER = '\u034f\u200c\u00a0'.repeat(40);

/** The frame of every email (docs/report-rules.md §6). */
export function Frame({
  subject,
  preheader,
  about,
  site,
  reason,
  postalAddress,
  hasPictures,
  pixel,
  children,
}: FrameProps) {
  return (
    <Html lang="en" dir="ltr">
      <Head>
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style dangerouslySetInnerHTML={{ __html: headStyle }} />
      </Head>
      <Body className="e-body" style={{ margin: 0, padding: 0, backgroundColor: colors.page }}>
        <div
          style={{
            display: 'none',
            maxHeight: 0,
            overflow: 'hidden',
            fontSize: '1px',
            lineHeight: '1px',
            color: colors.page,
          }}
        >
          {preheader}
          {FILLER}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: Outlook drops an element it does not know */}
        <div role="article" aria-roledescription="email" aria-label={subject} lang="en">
          <table
            {...presentation}
            width="100%"
            bgcolor={colors.page}
            className="e-body"
            style={{ backgroundColor: colors.page }}
          >
            <tbody>
              <tr>
                <td align="center" className="e-outer" style={{ padding: '24px 12px 40px' }}>
                  <Ghost>
                    <table
                      {...presentation}
                      className="e-card"
                      width="100%"
                      bgcolor={colors.card}
                      style={card}
                    >
                      <tbody>
                        <Masthead about={about} site={site} hasPictures={hasPictures} />
                        {children}
                      </tbody>
                    </table>
                    <table {...presentation} width="100%" style={{ maxWidth: '600px' }}>
                      <tbody>
                        <tr>
                          <td className="e-px e-mut" style={footer}>
                            {reason}
                            <br />
                            {postalAddress}
                            {pixel}
                          </td>
                        </tr>
                      </tbody>
                    </table>
                  </Ghost>
                </td>
              </tr>
            </tbody>
          </table>
        </div>
      </Body>
    </Html>
  );
}

const card = {
  maxWidth: '600px',
  backgroundColor: colors.card,
  border: `1px solid ${colors.line}`,
  borderRadius: '12px',
};
const footer = {
  padding: '20px 32px 0',
  fontFamily: sans,
  fontSize: '13px',
  lineHeight: '20px',
  color: colors.muted,
  wordBreak: 'break-word',
} as const;
