/** 1,234. Separate from `numerals.ts`, so that pages that need nothing else of it stay small. */
export const digits = (n: number): string => n.toLocaleString('en-US');
