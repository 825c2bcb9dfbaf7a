import { inFile, type Mask } from './mask.ts';

const variants = inFile('privacy/typed-variants.ts');
const words = inFile('privacy/typed-words.ts');
const split = inFile('page/split-text.ts');
const finder = inFile('privacy/typed-finder.ts');
const typing = inFile('privacy/typing.ts');

/** The masks of typed text in another spelling. */
export const spellingMasks: readonly Mask[] = [
  variants('codes of cards', 'word.length === 3 || ', ''),
  variants('numbers with other separators', '[^a-z\\d]{0,3}', '[ ,.-]{0,3}'),
  variants('digits of other scripts', 'asciiDigits(text', '(text'),
  variants('parts of codes', 'CODE.test(word)', 'false'),
  variants('groups of codes', '[2, 3, 4, 5, 6]', '[4]'),
  variants('names that are joined by a letter', ': x', ': '),
  variants('spaces of other kinds', '/[^\\S\\n]/g', "''"),
  variants('characters without width', '/\\p{Cf}/gu', '/\\xad/g'),
  variants('dates in another order', 'dateKey(written), written', 'written'),
  variants('amounts without decimal places', '[.,]\\d\\d?$|', ''),
  words('addresses and cards beside typed text', '= mask(spans[0] ?', '= (spans[0] ?'),
  words('short names beside an address or a card', 'folded(plain)', 'folded(mask(plain))'),
  variants('text that is encoded more than once', ".replace(/%(25)+/g, '%')", ''),
  words('text that is encoded as in a URL', 'text : decoded(text)', 'text : text'),
  split('email addresses in several elements', ': LEVELS - 1', ': LEVELS'),
  variants('names without accents', ', ...plain]', ']'),
  finder('numbers after the code of a country', 'MIN_PHONE_DIGITS : ', 'MAX_DIGITS : '),
  typing('photos of the camera', "'getUserMedia', ", ''),
  typing('pictures of the screen', ", 'getDisplayMedia'", ''),
  typing('tables with the type of Excel', 'file.type + file.name', 'file.type'),
  typing('fields of components', 'if (root?.isConnected) rememberFields(root);', 'if (root);'),
  typing(
    'fields of blocked components',
    '  rememberFields(root);\n    rememberFocused',
    '  rememberFocused',
  ),
];
