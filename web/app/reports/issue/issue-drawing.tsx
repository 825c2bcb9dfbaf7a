import { issueCards } from '../../../../lambdas/contract/copy/issues.ts';
import { useReportPicture } from '../use-report.ts';

const copy = issueCards;

export function IssueDrawing({ date, name, title }: { date: string; name: string; title: string }) {
  const { data } = useReportPicture(date, name);
  if (!data) return null;
  return (
    <figure>
      <img
        src={data.url}
        alt={copy.drawing(title)}
        loading="lazy"
        className="w-full rounded-md border border-line"
      />
      <figcaption className="mt-1.5 text-ui text-ink-subtle">{copy.drawn}</figcaption>
    </figure>
  );
}
