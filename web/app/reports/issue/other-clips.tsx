import { ChevronLeft, ChevronRight } from 'lucide-react';
import { issueCards } from '../../../../lambdas/contract/copy/issues.ts';
import { Button } from '../../ui/button.tsx';

const copy = issueCards;

interface OtherProps {
  index: number;
  count: number;
  onGo: (index: number) => void;
}

export const OtherClips = ({ index, count, onGo }: OtherProps) => (
  <span className="inline-flex items-center gap-1">
    <Button
      variant="ghost"
      size="icon-sm"
      aria-label={copy.previousClip}
      onClick={() => onGo((index + count - 1) % count)}
    >
      <ChevronLeft />
    </Button>
    <span className="text-ui text-ink-muted tabular-nums">{copy.clip(index + 1, count)}</span>
    <Button
      variant="ghost"
      size="icon-sm"
      aria-label={copy.nextClip}
      onClick={() => onGo((index + 1) % count)}
    >
      <ChevronRight />
    </Button>
  </span>
);
