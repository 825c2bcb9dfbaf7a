import type { ComponentProps } from 'react';
import { Card } from './layout/card.tsx';
import { Sunrise } from './logo.tsx';
import { EmptyState, StateIcon } from './state.tsx';

type EmptyStateCopy = Pick<ComponentProps<typeof EmptyState>, 'title' | 'lead' | 'action'>;

/** A card with the empty state of a page. */
export const EmptyCard = ({
  copy,
  ...card
}: { copy: EmptyStateCopy } & Omit<ComponentProps<typeof Card>, 'isPadded' | 'children'>) => (
  <Card isPadded={false} {...card}>
    <EmptyState
      isPage
      icon={
        <StateIcon>
          <Sunrise />
        </StateIcon>
      }
      {...copy}
    />
  </Card>
);
