import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState, StateIcon } from '../../ui/state.tsx';

export const NoMatch = (words: { title: string; lead: string; action: ReactNode }) => (
  <EmptyState
    icon={
      <StateIcon>
        <SearchX />
      </StateIcon>
    }
    {...words}
  />
);
