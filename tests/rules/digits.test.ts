import { expect, test } from 'vitest';
import { asciiDigits } from '../../lambdas/contract/rules/digits.ts';

test.each([
  ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
  ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
  ['Devanagari', '०१२३४५६७८९'],
  ['Bengali', '০১২৩৪৫৬৭৮৯'],
  ['Thai', '๐๑๒๓๔๕๖๗๘๙'],
  ['full-width', '０１２３４５６７８９'],
])('%s digits become ASCII digits at the same positions', (_, digits) => {
  expect(asciiDigits(`x${digits}y`)).toBe('x0123456789y');
});
