import type { DetectorCase } from '../detector-case.ts';
import { answerCases } from './answers.ts';
import { deadCases, rageCases } from './clicks.ts';
import { clickEvidence, failureEvidence } from './evidence.ts';
import { formEvidence, keyboardCases } from './evidence-forms.ts';
import { errorCases, errorClickCases, requestCases, whiteCases } from './failures.ts';
import { oftenCases, quietCases } from './habits.ts';
import { ordinaryCases } from './ordinary.ts';
import { slowCases } from './slow.ts';
import { backCases, cursorCases, formCases, scrollCases } from './ways.ts';

/** Every case of every detector, and ten visits without any trouble. */
export const cases: readonly DetectorCase[] = [
  ...rageCases,
  ...oftenCases,
  ...deadCases,
  ...quietCases,
  ...errorClickCases,
  ...backCases,
  ...scrollCases,
  ...formCases,
  ...errorCases,
  ...requestCases,
  ...whiteCases,
  ...slowCases,
  ...cursorCases,
  ...failureEvidence,
  ...clickEvidence,
  ...answerCases,
  ...formEvidence,
  ...keyboardCases,
  ...ordinaryCases,
];
