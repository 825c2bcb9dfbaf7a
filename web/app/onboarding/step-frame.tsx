import type { ReactNode } from 'react';
import { Card } from '../ui/layout/card.tsx';
import { PageTitle } from '../ui/layout/page-title.tsx';

/** The layout of a wizard step: heading, lead, and a card. */
export function StepFrame({
  heading,
  lead,
  children,
}: {
  heading: string;
  lead: string;
  children: ReactNode;
}) {
  return (
    <>
      <PageTitle title={heading} lead={lead} />
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-5">{children}</Card>
    </>
  );
}
