import { mails } from '../../../contract/copy/mails.ts';
import { Gap, Line, Row } from '../layout.tsx';
import { colors, voice } from '../style.ts';
import { Muted } from '../words.tsx';

const { report: words } = mails;

export const Quote = ({ children }: { children: string }) => (
  <>
    <Line />
    <Gap height={24} />
    <Row>
      <Muted>{words.quote}</Muted>
      <p
        className="e-ink"
        style={{
          margin: '6px 0 0',
          fontFamily: voice,
          fontStyle: 'italic',
          fontSize: '20px',
          lineHeight: '30px',
          color: colors.ink,
        }}
      >
        &ldquo;{children}&rdquo;
      </p>
    </Row>
    <Gap height={26} />
  </>
);
