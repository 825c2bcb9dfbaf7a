import type { ComponentProps } from 'react';
import { Card } from './layout/card.tsx';
import { Sunrise } from './logo.tsx';
import { EmptyState, StateIcon } from './state.tsx';

type Words = Pick<ComponentProps<typeof EmptyState>, 'title' | 'lead' | 'action'>;

/** A card with the empty state of a page. */
export const NothingCard = ({
  words,
  ...card
}: { words: Words } & Omit<ComponentProps<typeof Card>, 'isPadded' | 'children'>) => (
  <Card isPadded={false} {...card}>
    <EmptyState
      isPage
      icon={
        <StateIcon>
          <Sunrise />
        </StateIcon>
      }
      {...words}
    />
  </Card>
);
