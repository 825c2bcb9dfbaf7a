// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of the tracker’s sources.
import { inFile, type Mask } from './mask.ts';

const requests = inFile('evidence/requests.ts');
const label = inFile('evidence/element/label.ts');
const selector = inFile('evidence/element/selector.ts');

/** The masks of custom events. */
export const evidenceMasks: readonly Mask[] = [
  label(
    'labels of controls and fields in masked places',
    "if (policyOf(isField ? containerOf(element) : element, cache) !== SHOWN) return '';",
    '',
  ),
  inFile('evidence/fields.ts')('the boxes of options', ' || isPrivate(field)', ''),
  inFile('evidence/element/describe.ts')(
    'the choice of a blocked radio button, by its label',
    ' && !isIgnored(each)',
    '',
  ),
  label('labels that repeat a choice', 'hidesNames(field) ? null : ', ''),
  requests(
    'files of hidden elements',
    '&& (hiddenFiles.has(url.href) || isFileOfHidden(url))',
    '&& hiddenFiles.has(url.href)',
  ),
  inFile('evidence/file-url.ts')(
    'files of hidden elements in other attributes',
    "['currentSrc', 'src', 'href', 'data', 'poster']",
    "['currentSrc', 'src', 'href']",
  ),
  label('parts of labels', 'if (policyOf(node, cache) === SHOWN)\n', '\n'),
  label(
    'typed text in labels',
    'maskTyped(wholeWords(collapsed.trim(), maxLength * 4))',
    'wholeWords(collapsed.trim(), maxLength * 4)',
  ),
  label(
    'typed text in texts of labels that are joined',
    "maskTyped(textAllowed(node.nodeValue ?? '').replace(/\\s+/g, ' '), undefined, String)",
    "textAllowed(node.nodeValue ?? '').replace(/\\s+/g, ' ')",
  ),
  selector('typed text in selectors', 'maskTyped(name);', 'name;'),
  selector('names of masked elements', 'policyOf(place, cache) === SHOWN ?', 'true ?'),
  selector(
    'names of fields in masked elements',
    'policyOf(place, cache) === SHOWN ?',
    'policyOf(at, cache) === SHOWN || isFieldLike(at) ?',
  ),
  selector('names of fields that are masked themselves', ' && !isMatching(at, MASK_SELECTOR)', ''),
];
