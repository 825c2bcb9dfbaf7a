import type { Note } from './note.ts';
import { colors } from './style.ts';
import { Paragraph } from './typography.tsx';

export const Facts = ({ facts }: { facts: NonNullable<Note['facts']> }) => (
  <>
    {facts.map(([name, value]) => (
      <Paragraph key={name}>
        <span className="e-mut" style={{ color: colors.muted }}>
          {name}:
        </span>{' '}
        <strong>{value}</strong>
      </Paragraph>
    ))}
  </>
);
