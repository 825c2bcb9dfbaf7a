/** A label in composed form. Greek capitals are written without accents, so Greek words are compared without them. */
export const comparableLabel = (label: string): string =>
  label
    .normalize('NFD')
    .replace(/(?<=\p{Script=Greek})\u0301/gu, '')
    .normalize('NFC');
