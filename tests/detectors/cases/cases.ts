import type { DetectorCase } from '../detector-case.ts';
import { deadCases, rageCases } from './clicks.ts';
import { invisibleResponseCases, repeatedClickCases } from './everyday-clicks.ts';
import { errorCases, errorClickCases, requestCases, whiteCases } from './failures.ts';
import { backCases, cursorCases, formCases, scrollCases } from './navigation-and-forms.ts';
import { ordinaryCases } from './ordinary.ts';
import { clickRegressions, failureRegressions } from './regressions.ts';
import { formRegressions, keyboardCases } from './regressions-forms.ts';
import { responseCases } from './responses.ts';
import { slowCases } from './slow.ts';

/** Every case of every detector, and ten visits without problems. */
export const cases: readonly DetectorCase[] = [
  ...rageCases,
  ...repeatedClickCases,
  ...deadCases,
  ...invisibleResponseCases,
  ...errorClickCases,
  ...backCases,
  ...scrollCases,
  ...formCases,
  ...errorCases,
  ...requestCases,
  ...whiteCases,
  ...slowCases,
  ...cursorCases,
  ...failureRegressions,
  ...clickRegressions,
  ...responseCases,
  ...formRegressions,
  ...keyboardCases,
  ...ordinaryCases,
];
