import { team as copy } from '../../../lambdas/contract/copy/team.ts';
import { type Rhythm, rhythms } from '../../../lambdas/contract/rules/rhythm.ts';
import { NativeSelect } from '../ui/form/native-select.tsx';
import { useSetRhythm } from './use-team.ts';

interface Props {
  /** The id of a member or of the owner. */
  id: string;
  email: string;
  rhythm: Rhythm;
}

/** Selects when a person gets the report: every day, on weekdays, or on Mondays. */
export function RhythmSelect({ id, email, rhythm }: Props) {
  const { mutate, variables, isPending } = useSetRhythm(id);
  return (
    <NativeSelect
      aria-label={copy.rhythm.of(email)}
      value={isPending ? variables.rhythm : rhythm}
      onChange={(event) => mutate({ id, email, rhythm: event.target.value as Rhythm })}
    >
      {rhythms.map((each) => (
        <option key={each} value={each}>
          {copy.rhythm.names[each]}
        </option>
      ))}
    </NativeSelect>
  );
}
