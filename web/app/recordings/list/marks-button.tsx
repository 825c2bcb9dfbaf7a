import { StickyNote } from 'lucide-react';
import { useState } from 'react';
import { recordings } from '../../../../lambdas/contract/copy/recordings.ts';
import type { RecordingRow } from '../../../../lambdas/contract/recording-row.ts';
import { lazyPart } from '../../lib/loading/lazy.tsx';
import { Button } from '../../ui/button.tsx';

const MarksDialog = lazyPart(() => import('./marks-dialog.tsx').then((m) => m.MarksDialog));

export function MarksButton({ recording }: { recording: RecordingRow }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        <StickyNote />
        {recordings.marks.edit}
      </Button>
      {isOpen && <MarksDialog recording={recording} close={() => setIsOpen(false)} />}
    </>
  );
}
