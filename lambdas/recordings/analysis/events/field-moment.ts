import type { ElementFingerprint } from '../../../contract/signal.ts';
import { CHANGE } from './columns.ts';
import type { EventTime } from './event-time.ts';
import type { Rows } from './rows.ts';

type FieldTraits = Readonly<Record<'search' | 'hasSubmit' | 'isTyped', boolean>>;
export interface FieldMoment extends EventTime, FieldTraits {
  readonly field: ElementFingerprint;
  readonly form: string;
  readonly hesitationMs: number;
  readonly inputMs: number;
  /** From the last entry until the field lost focus. */
  readonly idleMs: number;
  readonly refills: number;
  readonly invalid: number;
}

/** A submit also reports required fields that the visitor never filled in, as invalid. */
export const isFilledIn = ({ hesitationMs, inputMs, refills }: FieldMoment): boolean =>
  hesitationMs + inputMs + refills > 0;

/** When the last entry was made: a field that is removed with its form is reported only when the page is left. */
export const enteredAtOf = ({ at, idleMs }: Pick<FieldMoment, 'at' | 'idleMs'>): number =>
  at - idleMs;

/** When the visitor started to fill it in. */
export const startedAtOf = (field: Pick<FieldMoment, 'at' | 'idleMs' | 'inputMs'>): number =>
  enteredAtOf(field) - field.inputMs;

/** When a field first changed in this time; both ends are inclusive. */
export function firstFieldChange(changes: Rows, from: number, to = Infinity): number | undefined {
  for (const row of changes.rowsBetween(from, to))
    if (changes.cell(row, CHANGE.isField) === 1) return changes.timeOf(row);
  return undefined;
}
