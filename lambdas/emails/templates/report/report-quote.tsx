import { mails } from '../../../contract/copy/mails.ts';
import { Gap, Line, Row } from '../layout.tsx';
import { colors, serif } from '../style.ts';
import { Muted } from '../typography.tsx';

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
          fontFamily: serif,
          fontStyle: 'italic',
          fontSize: '20px',
          lineHeight: '30px',
          color: colors.ink,
          wordBreak: 'break-word',
        }}
      >
        &ldquo;{children}&rdquo;
      </p>
    </Row>
    <Gap height={26} />
  </>
);
