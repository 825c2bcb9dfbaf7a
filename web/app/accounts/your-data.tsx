import { Download, Trash2, VideoOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { general } from '../../../lambdas/contract/copy/general.ts';
import { myData as copy } from '../../../lambdas/contract/copy/my-data.ts';
import { lazyPart } from '../lib/loading/lazy.tsx';
import { notifyProblem } from '../lib/notify.ts';
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
  const [openDialog, setOpenDialog] = useState<'recordings' | 'account'>();
  const close = () => setOpenDialog(undefined);
  const onFailure = () => {
    close();
    notifyProblem(general.partFailed);
  };
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
        <Button variant="danger" onClick={() => setOpenDialog('recordings')}>
          <VideoOff />
          {copy.erasure.open}
        </Button>
      </Part>
      <Part title={copy.deletion.title} lead={copy.deletion.lead}>
        <Button variant="danger" onClick={() => setOpenDialog('account')}>
          <Trash2 />
          {copy.deletion.open}
        </Button>
      </Part>
      {openDialog === 'recordings' && (
        <DeleteRecordingsDialog close={close} onFailure={onFailure} />
      )}
      {openDialog === 'account' && <DeleteAccountDialog close={close} onFailure={onFailure} />}
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
