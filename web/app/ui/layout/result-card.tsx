import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Card } from './card.tsx';

interface Props extends ComponentProps<typeof Card> {
  /** It shows the results of other filters, until those of the selected ones are loaded. */
  isOutdated: boolean;
}

export const ResultCard = ({ isOutdated, className, ...rest }: Props) => (
  <Card aria-busy={isOutdated} className={cx(className, isOutdated && 'opacity-60')} {...rest} />
);
