import { websites } from '../../../lambdas/contract/copy/websites.ts';
import { notifySuccess } from '../lib/notify.ts';
import { CodeBlock } from '../ui/code-block.tsx';

const copy = websites.script;

export function TrackingScript({ code, copyLabel }: { code: string; copyLabel: string }) {
  return (
    <CodeBlock
      label={copy.label}
      code={code}
      copy={copyLabel}
      copied={copy.copied.detail}
      onCopied={() => notifySuccess({ title: copy.copied.title })}
    />
  );
}
