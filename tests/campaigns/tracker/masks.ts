// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of the tracker’s sources.
import { cssMasks } from './css-masks.ts';
import { evidenceMasks } from './evidence-masks.ts';
import { inFile, type Mask } from './mask.ts';
import { spellingMasks } from './spelling-masks.ts';

const policy = inFile('privacy/text-policy.ts');
const hidden = inFile('privacy/hidden-selectors.ts');
const inherited = inFile('page/policy.ts');
const walk = inFile('page/walk.ts');
const changedValues = inFile('page/changed-values.ts');
const text = inFile('page/text.ts');
const styles = inFile('page/styles/styles.ts');
const interactions = inFile('page/interactions.ts');
const attributes = inFile('privacy/mask-attributes.ts');
const typed = inFile('privacy/typed-words.ts');
const typing = inFile('privacy/typing.ts');
const fieldElements = inFile('privacy/field-elements.ts');
const url = inFile('privacy/mask-url.ts');

/** Every mask of the tracker. */
export const masks: readonly Mask[] = [
  policy('an unknown place is hidden', 'if (!node) return HIDDEN;', 'if (!node) return SHOWN;'),
  policy(
    'blocked places',
    'if (isMatching(node, BLOCK_SELECTOR)) return BLOCKED;',
    'if (isMatching(node, BLOCK_SELECTOR)) return SHOWN;',
  ),
  policy('masked places', '? HIDDEN : MASKED;', '? HIDDEN : SHOWN;'),
  hidden(
    'editors by contenteditable',
    ',${EDITABLE_SELECTOR},${EDITABLE_ROLES}',
    ',${EDITABLE_ROLES}',
  ),
  hidden('elements with the role of a field', '${EDITABLE_ROLES},', ''),
  hidden('editors that draw their text', ',${DRAWING_EDITORS},', ','),
  hidden('announcements for screen readers', ',${ANNOUNCEMENTS}`', '`'),
  hidden('invisible announcements', ',[style*=clip]', ''),
  hidden('live texts of list boxes', ',[role=listbox]>*', ''),
  hidden('buttons that show a choice', ',[aria-haspopup=listbox]', ''),
  hidden('text areas', 'const HIDE_SELECTOR = `textarea,', 'const HIDE_SELECTOR = `'),
  hidden('output, progress and meter', 'output,progress,meter,', ''),
  hidden('the choice of Ionic', 'selectedcontent,ion-select,', 'selectedcontent,'),
  policy('documents in design mode', "node.designMode === 'on' ? HIDDEN : SHOWN", 'SHOWN'),
  policy('elements that input went through', 'editedElements.has(node) ||', ''),
  policy(
    'elements with an edit context',
    '|| (node as { editContext?: object }).editContext ?',
    '?',
  ),
  policy(
    'what a place inherits',
    'policy = stricter(policy, policyOf(container, cache, alone));',
    '',
  ),
  policy('slots', 'if (assignedSlot) policy = stricter', 'if (false) policy = stricter'),
  policy(
    'the hosts of shadow trees',
    '?? (node as Partial<ShadowRoot>).host ?? null',
    '?? document',
  ),
  policy(
    'the frames of documents',
    'return node.defaultView?.frameElement ?? null;',
    'return node === document ? null : document;',
  ),
  policy(
    'clicks and fields in ignored places',
    'if (element && Element.prototype.closest.call(element, IGNORED)) return true;',
    '',
  ),
  interactions(
    'the values of fields',
    "text: '', isChecked",
    'text: Reflect.get(field, "value"), isChecked',
  ),
  interactions('checks in blocked and ignored places', 'id < 0 || isPrivate(field)', 'id < 0'),
  interactions('choices as clicks', 'id < 0 || isPrivate(target)', 'id < 0'),
  interactions(
    'how far a field has scrolled',
    'if (policyOf(target) >= HIDDEN || (isElement(target) && isField(target))) return;',
    '',
  ),
  changedValues(
    'what changes in places that are blocked by now',
    'return policy === BLOCKED ? undefined : policy;',
    'return policy;',
  ),
  changedValues(
    'style sheets that load in places that are blocked by now',
    'if (policy === BLOCKED) return;\n    this.#context.sink',
    'this.#context.sink',
  ),
  changedValues(
    'the key that is pressed',
    'hasUsedKeyboard && firstInKeyboard(element, this.#keyboards)',
    'undefined',
  ),
  changedValues('texts that change', 'textAt(textOf(node), policy, node)', 'textOf(node)'),
  inFile('page/attributes.ts')(
    'attributes',
    'const masked = maskedAttribute(name, value, owner);',
    'const masked = maskedAttribute(name, value, owner) ?? value;',
  ),
  inFile('page/attributes.ts')(
    'how far a field had scrolled',
    'if (!isSnapshot || owner.isField) return;',
    'if (!isSnapshot) return;',
  ),
  inFile('page/frames.ts')(
    'frames that are blocked by now',
    '!isConnected(frame.node) || policy === BLOCKED',
    '!isConnected(frame.node)',
  ),
  inFile('page/changes.ts')(
    'nodes that are added to blocked places',
    'if (policy === BLOCKED) return undefined;\n    const known',
    'const known',
  ),
  walk('blocked nodes', 'if (policy === BLOCKED && (own', 'if (false && (own'),
  walk('what is in a blocked box', 'if (policy === BLOCKED) {', 'if (false) {'),
  walk('texts', 'textAt(text, policy, node)', 'text'),
  walk('fields', 'const isField = isFieldTag', 'const isField = false && isFieldTag'),
  walk(
    'components that reflect',
    "reflects: tag.includes('-') && isReflecting(element)",
    'reflects: false',
  ),
  walk('names that a field hides', '&& !hidesNames(element) ?', '?'),
  walk('marked elements', 'mayBeMarked ||= isMarking(name, value);', ''),
  inherited(
    'what a place inherits',
    'return policy > inherited ? policy : inherited;',
    'return policy;',
  ),
  inherited('slots', 'return slot > policy ? slot : policy;', 'return policy;'),
  inherited('classes that mark', "MARKING_CLASS.test(value ?? '')", 'false'),
  inherited('attributes that mark', 'return MARKING_ATTRIBUTE.test(name)', 'return false'),
  inherited('ids that mark', 'return !!value?.startsWith(DESCRIPTION_ID)', 'return false'),
  changedValues(
    'marks that come later',
    'entry.mayBeMarked ||= isMarking(name, attributeOf(entry.node as Element, name));',
    '',
  ),
  inherited('tags that hide', 'MARKED_TAG.test(tag)', 'false'),
  text('hidden text', "if (policy >= HIDDEN) return '';", ''),
  text('masked text', 'if (policy !== SHOWN) return asterisks(text);', ''),
  text('typed text in texts', 'maskTyped(textAllowed(text))', 'textAllowed(text)'),
  text('typed text in several elements', '&& isPartOfTyped(node) ?', '&& false ?'),
  inFile('page/styles/sheet-text.ts')('the text of styles', 'base), policy);', 'base));'),
  inFile('page/index.ts')(
    'the address of the page',
    'pathAllowed(maskUrl(location.href))',
    'location.href',
  ),
  styles('rules that scripts insert', 'maskRules(data, policy);', ''),
  styles(
    'style sheets in places that are marked by now',
    'const policy = policyOf(owner, cache);',
    'const policy = 0;',
  ),
  styles('style sheets in blocked places', 'if (policy === BLOCKED || (', 'if (('),
  styles(
    'style sheets of scripts',
    'maskCss(withComputed(textOfRule(rule), root), policy)',
    'withComputed(textOfRule(rule), root)',
  ),
  attributes('attributes that run or repeat a document', 'kind.isDropped ||', ''),
  attributes('copies of a value', '|| isRepeatedValue', ''),
  attributes(
    'values of elements around a field',
    "(name === 'value' && !TAGS_WITH_VALUE.test(tag))",
    'false',
  ),
  attributes(
    'attributes of masked places',
    '(policy !== SHOWN || reflects) && !isStructure',
    'reflects && !isStructure',
  ),
  attributes(
    'attributes of components that reflect',
    '(policy !== SHOWN || reflects) && !isStructure',
    'policy !== SHOWN && !isStructure',
  ),
  attributes('texts in attributes of drawings', '&& kind.isDrawing === isDrawn', ''),
  attributes('what is no drawing', 'kind.isDrawing && isGeometry(value)', 'kind.isDrawing'),
  attributes('names of attributes', '(!hasTyped() || maskTyped(name) === name)', 'true'),
  attributes('style attributes', '? maskCss(value, owner.policy)', '? value'),
  attributes('every other attribute', ': cachedMask(kind, value)', ': value'),
  attributes('addresses in attributes', 'mask;\n  return (url)', 'String;\n  return (url)'),
  attributes('classes', 'hasTyped() ? maskTyped(names, IN_CLASS) : maskText(names)', 'names'),
  attributes(
    'data for frameworks',
    "/^\\s*[[{]/.test(value) ? '' : maskAny(value)",
    'maskAny(value)',
  ),
  ...cssMasks,
  typed(
    'typed text on the next page',
    'maskFound(text, texts, mask, hashesOfEarlierPages(), way)',
    'maskFound(text, texts, mask, new Map(), way)',
  ),
  typed('addresses and cards in texts', 'return mask(text);', 'return text;'),
  typed(
    'one length for all repeats',
    "(way === KEEPING_LENGTH ? '*'.repeat(end - start) : HIDDEN_WORDS)",
    "'*'.repeat(end - start)",
  ),
  typed(
    'typed text in addresses',
    'maskFound(part, paths, maskMarkup, hashesOfEarlierPages(true))',
    'maskMarkup(part)',
  ),
  typed(
    'addresses of the next page',
    'maskMarkup, hashesOfEarlierPages(true)',
    'maskMarkup, new Map()',
  ),
  typed('what a field held before', 'else if (before) addPast(before);', ''),
  typed(
    'what is shown late',
    'setNewest(replaced, before, performance.now() + REPLACED_MS)',
    'void before',
  ),
  ...spellingMasks,
  typing('windows that the page opens', 'opened = view;', ''),
  typing('windows on top', 'result.then(noteWindow)', 'result'),
  typing('names of files', 'rememberText(file.name);', ''),
  typing('lines of imported tables', '.then(rememberText, ', '.then(String, '),
  typing('text of the clipboard', 'text.then(rememberAnswer)', 'text'),
  typing('dropped files', 'rememberFiles(transfer.files);', ''),
  typing('frames that are not recorded', 'if (!page) return;', 'return;'),
  typing('pasted and dropped text', 'if (!isInVocabulary(text)) rememberText(text);', ''),
  typing('components that input goes through', 'markReflecting(event.composedPath());', ''),
  typing('keys that a script cancels', 'if (keys[1]) rememberTyped(documents, keys);', ''),
  typing('answers to prompts', 'rememberAnswer(answer),', 'answer,'),
  typing('answers to prompts of frames', "life, view, 'prompt'", "life, window, 'prompt'"),
  typing('boxes that draw what is typed', 'hideDrawingEditor(focused);\n', ''),
  fieldElements('options without a role', ",.pac-item'", "'"),
  fieldElements('options of components', '?? hostOf(option)?.parentElement', ''),
  fieldElements('options of select boxes', '[class*=select-],', ''),
  fieldElements('options of wheels', ',[class*=picker]', ''),
  fieldElements('suggestions', ',.autocomplete-suggestion', ''),
  fieldElements('weeks of a calendar', ",[class*=month]'", "'"),
  fieldElements('keys of a keypad', 'Math.max(9,', 'Math.max(99,'),
  fieldElements('keys with two zeros', '^(0*\\d', '^(\\d'),
  fieldElements('keys with two characters', '|\\S\\s+\\S', ''),
  fieldElements('keys with a symbol below', '\\S[!-/:-@[-^{-~]?', '\\S'),
  fieldElements('days of a calendar', '(/^\\d\\d?$/', '(/^x/'),
  interactions('positions over options and blocked elements', 'if (isPrivate(target)) return;', ''),
  fieldElements(
    'positions over an option',
    '!!listBoxOf(node as Node) || isIgnored(node)',
    'isIgnored(node)',
  ),
  fieldElements('positions over a blocked element', ' || isIgnored(node);', ';'),
  interactions(
    'scrolling in ignored places',
    'id < 0 || isIgnored(target)) return',
    'id < 0) return',
  ),
  inFile('page/attributes.ts')(
    'boxes of ignored places that are recorded again',
    "isIgnored(element) ? 'defaultChecked' : 'checked'",
    "'checked'",
  ),
  inFile('page/attributes.ts')(
    'how far an ignored place has scrolled',
    ' || isIgnored(element)) return',
    ') return',
  ),
  typing('drawings', "=== 'canvas'", "=== 'svg'"),
  typing(
    'selected pictures',
    'rememberText(file.webkitRelativePath);\n    noteOwnPicture();',
    'rememberText(file.webkitRelativePath);',
  ),
  ...evidenceMasks,
  url(
    'hashes of email addresses',
    String.raw`isFile && !/avatars?\/\w{32}/.test(address)`,
    'isFile',
  ),
  url('queries of addresses', ': `${maskEncoded(name)}=_`', ': pair'),
  url('values of kept parameters', '`${name}=${maskEncoded(value)}`', '`${name}=${value}`'),
  url('fragments of addresses', 'PLACE.test(hash) ? `#${maskUrl(hash)}`', 'hash ? `#${hash}`'),
  url('parts of paths', ".split('/').map(part).join('/')", ''),
  inFile('privacy/mask-text.ts')(
    'texts beside drawings',
    'place % 2 === 1 ? piece : maskText(piece)',
    'piece',
  ),
  url('users in addresses', '(?:[^/]*@)?([^/]*)/i', '([^/]*)/i'),
  url('packed documents', 'if (!/svg|css/i.test(head))', 'if (false)'),
  url('drawings in addresses', '? maskDataUrl(url)', '? url'),
  url('addresses of other schemes', 'return textScheme[0];', 'return url;'),
];
