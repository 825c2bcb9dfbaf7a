import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { general } from '../../../lambdas/contract/copy/general.ts';
import { COPIED_SHOWN_MS } from '../../../lambdas/contract/limits.ts';
import { notifyProblem } from '../lib/notify.ts';
import { Button } from './button.tsx';

interface Props {
  label: string;
  code: string;
  copy: string;
  copied: string;
  onCopied?: () => void;
}

/** A code block with a copy button. It scrolls sideways, is reachable by keyboard, and never widens what contains it. */
export function CodeBlock({ label, code, copy, copied, onCopied }: Props) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), COPIED_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copyCode = () =>
    navigator.clipboard.writeText(code).then(
      () => {
        setIsCopied(true);
        onCopied?.();
      },
      () => notifyProblem(general.copyFailed),
    );
  return (
    <div className="overflow-hidden rounded-md border border-line bg-sunken [contain:inline-size]">
      <div className="flex items-center justify-between gap-4 border-b border-line py-1.5 pr-1.5 pl-4 text-ui text-ink-muted">
        <span>{label}</span>
        <Button variant="secondary" size="sm" onClick={copyCode}>
          {isCopied ? <Check /> : <Copy />}
          {isCopied ? copied : copy}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section tabIndex={0} aria-label={label} className="overflow-x-auto px-4 py-3.5">
        <pre className="font-mono text-ui/5.5">
          <code>{code}</code>
        </pre>
      </section>
    </div>
  );
}
