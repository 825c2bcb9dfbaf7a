import { cx } from 'class-variance-authority';
import { useEffect, useMemo, useRef, useState } from 'react';
import { emails } from '../../../../lambdas/contract/copy/emails.ts';
import { Link } from '../../lib/router/router.tsx';
import { ChoiceButtons } from '../../ui/form/choice-buttons.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/state.tsx';
import { previewDocument } from './preview-document.ts';

const copy = emails.detail;
const versions = ['html', 'text'] as const;

interface Props {
  html: string | null;
  text: string | null;
  /** The page of the app that the email links to. */
  reportPath: string;
}

/** The HTML of the email as the recipient got it, or its plain-text part. */
export function EmailPreview({ html, text, reportPath }: Props) {
  const [version, setVersion] = useState<(typeof versions)[number]>('html');
  return (
    <Card isPadded={false} className="min-w-0">
      <div className="flex min-h-13 flex-wrap items-center justify-between gap-2 border-b border-line px-5 py-2">
        <h2 className="font-semibold">{copy.content}</h2>
        {html !== null && text !== null && (
          <ChoiceButtons
            label={copy.version}
            choices={versions}
            value={version}
            onChange={setVersion}
          >
            {(each) => copy[each]}
          </ChoiceButtons>
        )}
      </div>
      {html !== null && (
        <p className="border-b border-line bg-sunken px-5 py-2 text-ui text-ink-muted">
          {copy.previewNote} <Link to={reportPath}>{copy.previewReport}</Link>
        </p>
      )}
      {html === null && <EmptyState title={copy.noContent} />}
      {html !== null && version === 'html' && <HtmlPreview html={html} isPrinted={text === null} />}
      {/* On paper a frame would be cut at its height. */}
      {text !== null && (
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
          tabIndex={0}
          className={cx(
            frame,
            'overflow-auto p-5 text-ui break-words whitespace-pre-wrap print:h-auto print:overflow-visible',
            version === 'html' && 'hidden print:block',
          )}
        >
          {text}
        </pre>
      )}
    </Card>
  );
}

const frame = 'h-[75dvh] min-h-120 w-full rounded-b-[inherit]';

/** Whether the frame has the focus. A frame never matches `:focus`, but the window loses and regains the focus. */
function useFrameFocus() {
  const element = useRef<HTMLIFrameElement>(null);
  const [isFocused, setIsFocused] = useState(false);
  useEffect(() => {
    const check = () => setIsFocused(document.activeElement === element.current);
    window.addEventListener('blur', check);
    window.addEventListener('focus', check);
    return () => {
      window.removeEventListener('blur', check);
      window.removeEventListener('focus', check);
    };
  }, []);
  return [element, isFocused] as const;
}

function HtmlPreview({ html, isPrinted }: { html: string; isPrinted: boolean }) {
  const shown = useMemo(() => previewDocument(html), [html]);
  const [element, isFocused] = useFrameFocus();
  return (
    <iframe
      ref={element}
      style={isFocused ? { outline: '2px solid var(--color-ring)', outlineOffset: -2 } : undefined}
      title={copy.contentTitle}
      sandbox=""
      referrerPolicy="no-referrer"
      srcDoc={shown}
      className={cx(frame, 'bg-white forced-color-adjust-none', !isPrinted && 'print:hidden')}
    />
  );
}
