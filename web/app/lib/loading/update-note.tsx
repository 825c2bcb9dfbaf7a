import { RotateCcw } from 'lucide-react';
import { appUpdate as copy } from '../../../../lambdas/contract/copy/app-update.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';

export function UpdateNote() {
  return (
    <Banner role="alert" icon={RotateCcw} text={copy.notice}>
      <Button variant="secondary" size="sm" onClick={() => window.location.reload()}>
        {copy.reload}
      </Button>
    </Banner>
  );
}
