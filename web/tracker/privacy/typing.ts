/** Notices what a visitor writes, wherever and however: typed, pasted, dropped, filled in by the browser, or asked for. */

import type { Documents } from '../documents.ts';
import { targetOf } from '../evidence/element.ts';
import { overlay } from '../evidence/overlay.ts';
import type { Lifetime } from '../lifetime.ts';
import { plainWordsIn } from './carried-words.ts';
import { isFieldLike, isInput, markReflecting } from './field-elements.ts';
import { noteInput } from './strict-mode.ts';
import { containerOf, isMatching, markWritten } from './text-policy.ts';
import {
  folded,
  isOwnWords,
  isRemembered,
  learnVocabulary,
  rememberText,
  rememberTyped,
} from './typed-words.ts';

const EDITOR = '[contenteditable]:not([contenteditable="false" i])';
const FIELD = `input,textarea,select,${EDITOR}`;
/** Choices are made among the page's own words. */
const CHOSEN = /^(checkbox|radio|range|color|button|submit|reset|image)$/;
const MOST_VOCABULARY = 200_000;
const MOST_LINKS = 2_000;
/** A field this small cannot be what the visitor sees: an editor draws what is typed by itself. */
const TINY_PX = 20;

export function watchTyping(life: Lifetime, documents: Documents): void {
  let isVocabularyKnown = false;
  const learn = () => {
    if (isVocabularyKnown) return;
    isVocabularyKnown = true;
    learnVocabulary(vocabularyOf(document));
  };
  /** What went into a place that hides its content, letter by letter. */
  const letters = new WeakMap<EventTarget, string>();

  const onInput = (event: Event) => {
    noteInput();
    const target = targetOf(event);
    if (!target) return;
    learn();
    markReflecting(event.composedPath());
    if (isMatching(target, FIELD)) remember(target);
    else {
      markWritten(target);
      const { data, inputType = '' } = event as InputEvent;
      const before = letters.get(target) ?? '';
      const now = inputType.startsWith('delete') ? before.slice(0, -1) : before + (data ?? '');
      letters.set(target, now);
      rememberTyped(target, now);
      rememberTyped(letters, target.textContent ?? '');
    }
  };
  const onTransfer = (transfer: DataTransfer | null) => {
    noteInput();
    if (!transfer) return;
    learn();
    rememberText(transfer.getData('text/plain'));
    for (const file of transfer.files) rememberText(file.name);
  };

  documents.listen('focusin', (event) => {
    const target = targetOf(event);
    if (!target || !(isMatching(target, FIELD) || isFieldLike(target))) return;
    learn();
    hideDrawingEditor(target);
  });
  documents.listen('keydown', ({ key, isTrusted }: KeyboardEvent) => {
    if (isTrusted && (key.length === 1 || key === 'Process' || key === 'Unidentified')) noteInput();
  });
  documents.listen('beforeinput', (event) => {
    noteInput();
    learn();
    const target = targetOf(event);
    if (target && isMatching(target, EDITOR)) edited.add(target);
  });
  documents.listen('input', onInput);
  documents.listen('change', onInput);
  documents.listen('compositionend', onInput);
  documents.listen('paste', ({ clipboardData }: ClipboardEvent) => onTransfer(clipboardData));
  documents.listen('drop', ({ dataTransfer }: DragEvent) => onTransfer(dataTransfer));
  // A submitted form and a click may put a draft, or what a script wrote into a field, anywhere.
  const rememberForm = (event: Event) =>
    rememberFields(targetOf(event)?.closest('form,section,main'));
  documents.listen('submit', rememberForm);
  documents.listen('click', rememberForm);
  documents.each((page) => rememberFields(page, true));
  watchPrompts(life, learn);
}

function remember(field: Element): void {
  const { value, type = '', files } = field as HTMLInputElement;
  // A page shows the names of chosen files, and they are the visitor's.
  for (const file of files ?? []) rememberText(file.name);
  if (type === 'file' || CHOSEN.test(type) || field.localName === 'select') return;
  rememberTyped(field, typeof value === 'string' ? value : linesOf(field));
}

/** Editors in use: one that refuses `beforeinput` and writes its text itself gets no `input` event. */
const edited = new Set<Element>();
/** Remembers what these editors hold by now, before a change of the page is masked. */
export function rememberEdited(): void {
  for (const editor of edited) {
    remember(editor);
    if (!editor.isConnected || !isMatching(editor, ':focus')) edited.delete(editor);
  }
}

const LINE = /^(br|div|p|li|tr|td|th|pre|h[1-6]|ul|ol|table|blockquote)$/;
/** What an editor holds: its blocks are lines, although no text says so. */
function linesOf(editor: Element): string {
  let lines = '';
  const walker = editor.ownerDocument.createTreeWalker(
    editor,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeType === 3) lines += node.nodeValue ?? '';
    else if (LINE.test((node as Element).localName)) lines += '\n';
  }
  return lines;
}

/** What fields hold already: typed before the recorder came, restored by the page, filled in by the browser. */
function rememberFields(root: ParentNode | null | undefined, isStart = false): void {
  if (root) rememberAll(root.querySelectorAll<HTMLInputElement>('input,textarea'), isStart);
}

/** Live lists: the browser walks through the page again only after elements came or went. */
let pageFields: readonly HTMLCollectionOf<HTMLInputElement>[] | undefined;
/** The same for the whole page, before changes of it are masked. */
export function rememberPageFields(): void {
  pageFields ??= ['input', 'textarea'].map(
    (tag) => document.getElementsByTagName(tag) as HTMLCollectionOf<HTMLInputElement>,
  );
  for (const fields of pageFields) rememberAll(fields, false);
}

function rememberAll(fields: ArrayLike<HTMLInputElement>, isStart: boolean): void {
  for (let i = 0; i < fields.length; i++) {
    const field = fields[i] as HTMLInputElement;
    const { value } = field;
    if (!value || value === field.defaultValue || isRemembered(field, value)) continue;
    if (isInput(field) && field.type === 'hidden') continue;
    if (isStart) noteInput();
    if (!isOwnWords(value)) remember(field);
  }
}

/** For an invisible field, the box around it that shows what is typed into it. */
function hideDrawingEditor(field: Element): void {
  const { width, height } = field.getBoundingClientRect();
  const isSeen = width > TINY_PX && height > 2 && getComputedStyle(field).opacity !== '0';
  if (isSeen || !isMatching(field, 'textarea,input:not([type=checkbox],[type=radio],[type=file])'))
    return;
  for (let at = containerOf(field); at && at !== document.body; at = containerOf(at)) {
    if (at.nodeType !== 1) continue;
    const box = (at as Element).getBoundingClientRect();
    if (box.width < 4 * TINY_PX || box.height < TINY_PX) continue;
    markWritten(at);
    return;
  }
}

function watchPrompts(life: Lifetime, learn: () => void): void {
  const restore = overlay(window, 'prompt', (target, self, args) => {
    const answer = Reflect.apply(target, self, args);
    life.shield(() => {
      noteInput();
      learn();
      if (typeof answer === 'string') rememberText(answer);
    })();
    return answer;
  });
  life.atEnd(restore);
}

/** The words of the page's own texts, and of the addresses that it links to. */
function vocabularyOf(page: Document): ReadonlySet<string> {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const links = [...page.querySelectorAll<HTMLAnchorElement>('a[href]')]
    .slice(0, MOST_LINKS)
    .map(({ pathname, hash }) => `${pathname} ${hash}`);
  // Searched for words as one text: thousands of short ones take four times as long.
  let all = [page.location.pathname, ...links].join(' ');
  const most = all.length + MOST_VOCABULARY;
  for (let node = walker.nextNode(); node && all.length < most; node = walker.nextNode()) {
    const { parentElement, nodeValue } = node;
    if (!nodeValue?.trim() || (parentElement && isMatching(parentElement, 'script,style,textarea')))
      continue;
    all += ` ${nodeValue}`;
  }
  return new Set(plainWordsIn(folded(all)));
}
