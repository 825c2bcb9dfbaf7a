/** Remembers what a visitor enters: typed, pasted, dropped, filled in by the browser, or answered in a prompt. */

import { readSheets } from '../delivery/shared-sheets.ts';
import type { Documents } from '../documents.ts';
import { targetOf } from '../evidence/element/describe.ts';
import { observeCalls } from '../evidence/observe-calls.ts';
import type { Lifetime } from '../lifetime.ts';
import type { EarlyEvent } from '../loader-interface.ts';
import { documentIn } from '../page/natives.ts';
import {
  EDITABLE,
  firstInKeyboard,
  hideDrawingEditor,
  isFieldLike,
  linesOf,
  markReflecting,
  NOT_TYPED,
  noteKey,
} from './field-elements.ts';
import { noteClick, noteInput } from './strict-mode.ts';
import { isMatching, markEdited } from './text-policy.ts';
import {
  hasTyped,
  isInVocabulary,
  MAX_CHARACTERS,
  noteOwnPicture,
  rememberText,
  rememberTyped,
  setVocabulary,
} from './typed-words.ts';
import { vocabularyOf } from './vocabulary.ts';

/** Fields, and frames that may contain some. */
const FIELDS = ['input', 'textarea', 'iframe', 'object'];

/** Starts remembering input on the page and its frames, until the end of `life`. */
export function watchTyping(
  life: Lifetime,
  documents: Documents,
  early: readonly EarlyEvent[],
): void {
  let learnVocabulary = () => {
    learnVocabulary = () => {};
    readSheets();
    setVocabulary(vocabularyOf(document));
  };
  /** The input since the focus changed, for editors that do not show their content in the DOM, or cancel the keys. */
  let typed = '';
  let keys = '';

  /** The focused field, until its first input. */
  let focused: Element | undefined;
  /** Hides a drawing editor at its first input, not on focus: a page with floating labels shows its fields only then. */
  const noteInputOf = (event: Event) => {
    if (focused && targetOf(event) === focused) {
      hideDrawingEditor(focused);
      focused = undefined;
    }
    noteInput();
  };
  const onInput = (event: Event) => {
    noteInputOf(event);
    const target = targetOf(event);
    if (!target) return;
    learnVocabulary();
    markReflecting(event.composedPath());
    if (isMatching(target, EDITABLE)) remember(target, event.type === 'change');
    // A component that repeats the events of its text field: its text is a label or a message. One with an empty field may
    // show choices.
    else if (!target.querySelector<HTMLInputElement>(':read-write')?.value) {
      markEdited(target);
      const { data, inputType = '', isComposing } = event as InputEvent;
      const now = inputType.startsWith('delete') ? typed.slice(0, -1) : typed + (data ?? '');
      // An input method reports its whole text at every letter.
      if (!isComposing) typed = now;
      rememberTyped(target, now);
      rememberTyped(onInput, target.textContent);
    }
  };
  const onTransfer = (event: Event & Partial<ClipboardEvent & DragEvent>) => {
    noteInputOf(event);
    const transfer = event.clipboardData ?? event.dataTransfer;
    if (!transfer) return;
    learnVocabulary();
    const text = transfer.getData('text');
    // A page may drag its own cards.
    if (!isInVocabulary(text)) rememberText(text);
    rememberFiles(transfer.files);
  };

  documents.listen('focusin', (event) => {
    typed = '';
    const target = targetOf(event);
    if (!target || !(isMatching(target, EDITABLE) || isFieldLike(target))) return;
    learnVocabulary();
    focused = target;
  });
  const noteEditor = (event: Event & { data?: string | null }) => {
    noteInputOf(event);
    const target = targetOf(event) as (Element & { editContext?: object }) | undefined;
    learnVocabulary();
    noteKey();
    // An editor may show a word after the page has repeated it.
    if (event.data?.[1]) rememberTyped(noteEditor, event.data);
    if (!target || !(isMatching(target, ':read-write') || target.editContext)) return;
    usedEditors.add(target);
  };
  documents.listen('keydown', (event: KeyboardEvent) => {
    // Chromium's autofill dispatches an event without a key. Keys with longer names are followed by `beforeinput`.
    const { key = 'Tab', isTrusted } = event;
    if (isTrusted && !key[1]) noteEditor(event);
    // A code may continue in the next field, to which the page moves the focus.
    keys = key === 'Enter' ? '' : keys + (key[1] ? '' : key);
    // A single key is a shortcut.
    if (keys[1]) rememberTyped(documents, keys);
  });
  documents.listen('beforeinput', noteEditor);
  documents.listen('input change compositionend', onInput);
  documents.listen('paste drop', onTransfer);
  // A page may show the values of fields after a submit or click, even values that scripts set without an event.
  documents.listen('submit click', rememberPageFields);
  if (!globalThis.WITHOUT_STRICT)
    documents.listen('pointerdown click', (event) => noteClick(targetOf(event)));
  watchFrame = (frame) => {
    const page = documentIn(frame);
    if (!page) return;
    documents.add(page);
    rememberPage(page);
  };
  documents.listen('blur pagehide', () => {
    // A page may focus a frame and repeat its text in one task.
    rememberPageFields();
    // A frame has its next document only after this event, and in Firefox becomes the active element only then.
    life.after(0, rememberPageFields);
  });
  documents.listen('pointerdown', (event) => {
    keys = '';
    const target = targetOf(event);
    // The key of an on-page keyboard may write into a field that never has the focus.
    if (target && firstInKeyboard(target)) learnVocabulary();
    if (target?.localName === 'canvas') noteOwnPicture();
  });
  const rememberAnswer = <T extends string | null>(answer: T): T => {
    noteInput();
    learnVocabulary();
    rememberText(answer ?? '');
    return answer;
  };
  const noteWindow = <W extends Window | null>(view: W): W => {
    noteInput();
    opened = view;
    // The page writes into it first.
    life.after(0, rememberPageFields);
    return view;
  };
  for (const { event, target, text } of early) {
    if (event.type !== 'input' || typeof text !== 'string') continue;
    noteInput();
    remember(target as Element, false, text);
    // The page may repeat the text already, so its words are no vocabulary.
    if (hasTyped()) learnVocabulary = () => {};
  }
  documents.each((page) => {
    rememberFields(page, true);
    const view = page.defaultView;
    if (!view) return;
    observeCalls<[], string | null>(life, view, 'prompt', (_, __, answer) =>
      rememberAnswer(answer),
    );
    // The page gets the derived promise; a separate handler would hide an unhandled rejection from it.
    observeCalls<[], Promise<string>>(life, view.Clipboard?.prototype, 'readText', (_, __, text) =>
      text.then(rememberAnswer),
    );
    // A page may show what a camera or the screen shows as a picture.
    for (const name of ['getUserMedia', 'getDisplayMedia'])
      observeCalls<[], void>(life, view.MediaDevices?.prototype, name, noteOwnPicture);
    observeCalls<[], Window | null>(life, view, 'open', (_, __, result) => noteWindow(result));
    observeCalls<[], Promise<Window>>(
      life,
      (view as { DocumentPictureInPicture?: { prototype: object } }).DocumentPictureInPicture
        ?.prototype,
      'requestWindow',
      (_, __, result) => result.then(noteWindow),
    );
  });
}

/** `isComplete`: the visitor has left the field or pressed Enter, so a page may repeat the value at any time. */
function remember(field: Element, isComplete?: boolean, early?: string): void {
  const {
    value,
    type = '',
    files,
    editContext,
  } = field as HTMLInputElement & {
    editContext?: { text: string };
  };
  if (files) rememberFiles(files);
  if (NOT_TYPED.test(type) || field.localName === 'select') return;
  const text = early ?? (typeof value === 'string' ? value : (editContext?.text ?? linesOf(field)));
  rememberTyped(field, text);
  if (isComplete) rememberText(text);
}

/** Pages show the names of selected files, pictures, and the first lines of tables and texts. */
function rememberFiles(files: FileList): void {
  for (const file of files) {
    rememberText(file.name);
    rememberText(file.webkitRelativePath);
    noteOwnPicture();
    // Windows reports a CSV file as one of Excel.
    if (/^text|json|csv/.test(file.type + file.name))
      file
        .slice(0, MAX_CHARACTERS)
        .text()
        .then(rememberText, () => {});
  }
}

/** Editors and fields that received keys: a script that writes the text itself causes no `input` event. */
const usedEditors = new Set<Element>();
/** Remembers their current content. */
function rememberEditors(): void {
  for (const editor of usedEditors) {
    remember(editor);
    // This includes removed ones.
    if (!isMatching(editor, ':focus')) usedEditors.delete(editor);
  }
}

/** Remembers values that had no input event: typed before the recorder loaded, restored, or filled in by the browser. */
const rememberFields = (root: ParentNode, isStart?: boolean): void =>
  rememberAll(root.querySelectorAll<HTMLInputElement>(FIELDS.join()), isStart);

/** The recorded shadow trees, held weakly, because pages and frames remove them. */
export const shadowTrees = new Set<WeakRef<ShadowRoot>>();

/** Remembers the values of all fields and used editors; called before changes of the page are masked. */
export function rememberPageFields(): void {
  rememberEditors();
  try {
    watchFrame({ contentDocument: opened?.document } as Frame);
  } catch {
    // A page of another site.
  }
  rememberPage(document);
  for (const each of shadowTrees) {
    const root = each.deref();
    if (root?.isConnected) rememberFields(root);
    else shadowTrees.delete(each);
  }
}

/** Remembers the values in a document and its frames. The browser caches these collections until elements are added or removed. */
function rememberPage(page: Document): void {
  for (const tag of FIELDS)
    rememberAll(page.getElementsByTagName(tag) as HTMLCollectionOf<HTMLInputElement>);
  rememberFocused(page);
}

/** Remembers the values in the focused component and its frames, which are not recorded if it is blocked. */
function rememberFocused({ activeElement }: Document | ShadowRoot): void {
  watchFrame(activeElement);
  const root = activeElement?.shadowRoot;
  if (root) {
    rememberFields(root);
    rememberFocused(root);
    // The page may show what a frame of another site sends to it.
  } else if (!globalThis.WITHOUT_STRICT && documentIn(activeElement) === null) noteInput();
}

type Frame = Pick<HTMLIFrameElement, 'contentDocument'>;
/** Observes a frame, because the page may repeat what is typed into one that is not recorded. */
let watchFrame = (_: Element | Frame | null): void => {};

/** The last window that the page opened. Its script may write into it, and repeat what is typed there. */
let opened: Window | null | undefined;

/** The first value of each field, which is the page's. React writes every later value into the attribute as well. */
const pageValues = new WeakMap<object, string>();

function rememberAll(fields: Iterable<HTMLInputElement>, isStart?: boolean): void {
  for (const field of fields) {
    // At the start not all observers of frames are registered.
    if (!isStart) watchFrame(field);
    const { value, type } = field;
    if (!pageValues.has(field)) pageValues.set(field, field.defaultValue);
    // The value of a box, slider or color differs from its attribute from the start. A component may measure its text in a
    // hidden field, which contains an "x" or its placeholder.
    if (
      !value ||
      value === pageValues.get(field) ||
      NOT_TYPED.test(type) ||
      isMatching(field, '[type=hidden],[aria-hidden=true]')
    )
      continue;
    if (isStart) noteInput();
    if (!isInVocabulary(value)) remember(field);
  }
}
