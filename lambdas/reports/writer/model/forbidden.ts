/**
 * What no model may write. Each entry is a reason and a pattern for the text without its placeholders. The patterns are
 * strict, because the deterministic writer always replaces a rejected text.
 */
const numberWords =
  'zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|dozens?|half|halves|thirds?|quarters?|twice|thrice|doubled?|tripled?|couple|pair|percent|per cent|percentage|second|fourth|fifth|sixth|seventh|eighth|ninth|tenth';
const quantities =
  'every(?:one|body)|no(?:body| one)|none|most|mostly|majority|minority|many|several|few|fewer|countless|numerous|lots|handful|plenty|increased?|decreased?|surged?|plunged?|rose|soared|declined|halved|more than|less than|all visitors|every visitor|all of|always|never';
const promises =
  'guarantee[sd]?|guaranteed|revenue|profit|sales|earn|earnings|conversions?|roi|money|refund|discount|free|offer|win|winner|prize|bonus|lawsuit|illegal|fine[sd]|gdpr|compensation';
/** Words about time, size and cause. Only code may state these, from facts. */
const relations =
  'before|after|since|until|while|during|earlier|later|previously|yesterday|tomorrow|ago|because|cause[ds]?|causing|due|thanks to|led to|leads to|resulted|despite|although|instead|more|less|better|worse|best|worst|faster|slower|quicker|higher|lower|bigger|smaller|longer|shorter|other|another|both|neither|either|than|unlike|improved|recovered|fixed|solved|repaired|works|worked|succeeded|successful(?:ly)?|bought|ordered|purchased';
const lures =
  'click|tap here|call|phone|whatsapp|telegram|text us|email us|mail us|write to|contact|log ?in|sign in|password|passcode|credentials?|verify|verification|account|invoice|payment|pay|bank|iban|wire|transfer|bitcoin|crypto|wallet|gift card|credit card|suspended|expired?|urgent|immediately|hacked|breach(ed)?|malware|virus|ransom|download|install|attachment|http|https|www|hxxp|dot com|dot net|dot org|link below|visit us|support team|admin(istrator)?|unsubscribe|ignore previous|system prompt|instructions?';

const word = (list: string) => new RegExp(`(?<![\\p{L}])(?:${list})(?![\\p{L}])`, 'iu');

export const forbidden: readonly (readonly [reason: string, pattern: RegExp])[] = [
  ['a digit', /\p{N}/u],
  ['a number word', word(numberWords)],
  ['a number word', /(?<!at )\bonce\b/i],
  ['a word of quantity', word(quantities)],
  ['a promise', word(promises)],
  ['a lure', word(lures)],
  ['a relation', word(relations)],
  ['an address', /@|:|\/|[\p{L}]\s*[.·。｡．]\s*[\p{Ll}]/u],
  ['markup', /[<>[\]{}()*_#|`~^\\&="„“”«»]/],
  ['a symbol', /\p{S}/u],
  ['an exclamation mark', /!/],
  [
    'an invisible character',
    /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u,
  ],
  ['another script', /[^\p{Script=Latin}\p{P}\p{Zs}\p{N}\p{S}\p{C}]/u],
  ['letters in disguise', /[\u1d00-\u1dbf\u2c60-\u2c7f\ua720-\ua7ff\uff00-\uffef]|\p{M}/u],
  ['shouting', /\p{Lu}{4,}/u],
  // A catch-all: unusual spaces and foreign punctuation may hide a forbidden word.
  ['an unusual character', /[^\p{Script=Latin} .,;?'’()…–—-]/u],
];
