import { Gap, Row } from '../layout.tsx';
import { Muted, Subheading } from '../typography.tsx';

export function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <Row>
        <Subheading>{title}</Subheading>
        {lines.map((line) => (
          <Muted key={line}>{line}</Muted>
        ))}
      </Row>
      <Gap height={24} />
    </>
  );
}
