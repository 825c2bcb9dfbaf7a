import { Download, Trash2, VideoOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { myData as copy } from '../../../lambdas/contract/copy/my-data.ts';
import { lazyPart } from '../lib/loading/lazy.tsx';
import { useOpenedPart } from '../lib/loading/use-opened-part.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/layout/card.tsx';
import { useExport } from './use-my-data.ts';

const DeleteAccountDialog = lazyPart(() =>
  import('./delete-account-dialog.tsx').then((m) => m.DeleteAccountDialog),
);
const DeleteRecordingsDialog = lazyPart(() =>
  import('./delete-recordings-dialog.tsx').then((m) => m.DeleteRecordingsDialog),
);

/** Exports and deletes the owner's data. */
export function YourData() {
  const { mutate, isPending } = useExport();
  const { opened, open, close, onFailure } = useOpenedPart<'recordings' | 'account'>();
  return (
    <Card className="mt-6" aria-labelledby="your-data">
      <h2 id="your-data" className="text-lg font-semibold tracking-tight">
        {copy.title}
      </h2>
      <Part title={copy.export.title} lead={copy.export.lead}>
        <Button
          variant="secondary"
          busy={isPending && copy.export.submitting}
          onClick={() => mutate()}
        >
          <Download />
          {copy.export.submit}
        </Button>
      </Part>
      <Part title={copy.sessions.title} lead={copy.sessions.lead} />
      <Part title={copy.erasure.title} lead={copy.erasure.lead}>
        <Button variant="danger" onClick={() => open('recordings')}>
          <VideoOff />
          {copy.erasure.open}
        </Button>
      </Part>
      <Part title={copy.deletion.title} lead={copy.deletion.lead}>
        <Button variant="danger" onClick={() => open('account')}>
          <Trash2 />
          {copy.deletion.open}
        </Button>
      </Part>
      {opened === 'recordings' && <DeleteRecordingsDialog {...{ close, onFailure }} />}
      {opened === 'account' && <DeleteAccountDialog {...{ close, onFailure }} />}
    </Card>
  );
}

interface PartProps {
  title: string;
  lead: string;
  children?: ReactNode;
}

const Part = ({ title, lead, children }: PartProps) => (
  <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-5">
    <div className="max-w-96">
      <h3 className="font-medium">{title}</h3>
      <p className="mt-0.5 text-ink-muted">{lead}</p>
    </div>
    {children}
  </div>
);
