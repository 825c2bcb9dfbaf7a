/** Copies of typed text that a page can leak in the default mode, by their names in docs/TYPED-TEXT.md. */
export const passingRepeats: Readonly<Record<string, string>> = {
  backwards: 'written backwards',
  'rotated letters': 'with each letter replaced by another one, as in ROT13',
  base64: 'encoded in base64',
  hexadecimal: 'encoded in hexadecimal numbers',
  'the first four letters': 'only its first letters, when more was typed',
  'the name of an element': 'as the name of a custom element',
  'an element that no standard knows': 'as the name of an element that no standard knows',
  'the name of a custom property': 'as the name of a CSS custom property',
  'a font family': 'as the name of a font in a style',
  'an animation': 'as the name of an animation in a style',
  keyframes: 'as the name of keyframes in a style',
};
