import { asText, cachedByText, hashOfText, MASK, type Unknown } from '../events/untrusted.ts';
import { labelFrom } from '../label.ts';

/** Roles of parts of a page that contain controls and may have a name. */
const ROLES = new Set(['region', 'group', 'figure', 'application', 'grid', 'list']);

/** The name of a part of the page, such as `Map of vans`; empty for other elements, and if it contains what a visitor typed. */
export function regionNameOf(tag: string, attributes: Unknown): string {
  const name = asText(attributes['aria-label']);
  const isRegion = tag === 'section' || ROLES.has(asText(attributes.role));
  return name !== '' && !name.includes(MASK) && isRegion ? labelFrom(name) : '';
}

/** Roles and `aria-live` values of messages, which often disappear by themselves. */
const LIVE = new Set(['status', 'alert', 'log', 'polite', 'assertive']);
export const isLiveRegion = (attributes: Unknown): boolean =>
  LIVE.has(asText(attributes.role)) || LIVE.has(asText(attributes['aria-live']));

const DIALOGS = new Set(['dialog', 'alertdialog']);
export const isDialog = (attributes: Unknown): boolean =>
  DIALOGS.has(asText(attributes.role)) || attributes['aria-modal'] === 'true';

/**
 * Classes with which Bootstrap, Rails and libraries of components mark a rejected field or what contains it: the component
 * and its state, unlike `field-error`, which is the message.
 */
const INVALID =
  /(^|\s)(is-invalid|has-error|field_with_errors|[\w-]*(field|input|textarea|select|control|form-?item|form-?group)(--|-(has|is|status)-)(error|invalid))(\s|$)/;
/** Fomantic, Materialize, Element Plus and TDesign mark it by two classes. */
const BOTH = [
  [/(^|\s)[\w-]*(field|input|textarea|select|form-?item)(\s|$)/, /(^|\s)([a-z]+-)?is-error(\s|$)/],
  [/(^|\s)fields?(\s|$)/, /(^|\s)error(\s|$)/],
  [/(^|\s)validate(\s|$)/, /(^|\s)invalid(\s|$)/],
] as const;
const isInvalidClass = (className: string): boolean =>
  INVALID.test(className) || BOTH.some((both) => both.every((each) => each.test(className)));
const signedClass = cachedByText((className) =>
  isInvalidClass(className) ? -hashOfText(className) : hashOfText(className),
);
/** The hash of a class, negative if it marks a field as invalid; 0 for a missing or empty one. */
export const signedClassOf = (className: unknown): number =>
  className === undefined ? 0 : signedClass(asText(className));

/** Classes of messages that a page shows below a rejected field or above its form. */
const MESSAGE_CLASS = /(^|\s)error-?(message|msg|text)(\s|$)/i;
/** Bootstrap's message is in the page before, and hidden while its field is not marked, unless it is a block. */
const SHOWN_FEEDBACK = [/(^|\s)invalid-feedback(\s|$)/, /(^|\s)d-block(\s|$)/] as const;
/** The part of a field or form that such a message is, unlike the state of a field … */
const MESSAGE_PART = /[_-](error|invalid)([_-]?(message|msg|text|tips?))?$/i;
/** … and the field or form, unlike a platform. */
const FIELD_NAME = /(?<![a-z])form|Form|[Ff]ield|[Ii]nput|control/;
const isMessagePart = (name: string): boolean =>
  MESSAGE_PART.test(name) && FIELD_NAME.test(name) && !isInvalidClass(name);
export const isErrorMessage = cachedByText(
  (className) =>
    MESSAGE_CLASS.test(className) ||
    SHOWN_FEEDBACK.every((each) => each.test(className)) ||
    className.split(/\s+/).some(isMessagePart),
);

/** Classes with which Framework7 and Ionic keep the page before in the document, behind the one in front. */
const BEHIND_CLASS = /(^|\s)(page-previous|ion-page-hidden)(\s|$)/;
export const isPageBehind = ({ class: className }: Unknown): boolean =>
  typeof className === 'string' && BEHIND_CLASS.test(className);

/** The traits of an element by its tag, as bits: one cached lookup per node. */
export const Tag = {
  WithoutEffect: 1,
  Invisible: 2,
  Picture: 4,
  Opaque: 8,
  Input: 16,
  FontIcon: 32,
  Main: 64,
  Dialog: 128,
} as const;
export const traitsOf = cachedByText(
  (tag) =>
    (WITHOUT_EFFECT.has(tag) ? Tag.WithoutEffect : 0) |
    (INVISIBLE.has(tag) ? Tag.Invisible : 0) |
    (PICTURES.has(tag) ? Tag.Picture : 0) |
    (OPAQUE_TAGS.test(tag) || tag.includes('-') ? Tag.Opaque : 0) |
    (tag === 'input' ? Tag.Input : 0) |
    (tag === ICON_TAG ? Tag.FontIcon : 0) |
    (tag === 'main' ? Tag.Main : 0) |
    (tag === 'dialog' ? Tag.Dialog : 0),
);
/** Unlike styles, which change what other nodes look like. */
const WITHOUT_EFFECT = new Set(['script', 'noscript', 'template', 'meta', 'title']);
const INVISIBLE = new Set(['head', 'style', 'link']);
/** Icon fonts draw into it. */
const ICON_TAG = 'i';
const PICTURES = new Set(['svg', 'img', 'picture', 'canvas', 'video', ICON_TAG]);
/**
 * Frames and fields, whose contents may not be recorded. The contents of custom elements, whose names contain a hyphen, of
 * editors and of blocked elements may be missing, too.
 */
const OPAQUE_TAGS = /^(iframe|frame|embed|object|input|textarea|select)$/;

/** Whether an element has attributes that say more about it than its class. */
export function hasMarks(attributes: Unknown): boolean {
  for (const name in attributes) if (name !== 'class' && MARKS.has(name)) return true;
  return false;
}
const MARKS = new Set([
  ...['role', 'href', 'action', 'contenteditable'],
  ...['aria-live', 'aria-label', 'aria-invalid', 'aria-modal'],
]);
export const isEditor = ({ contenteditable }: Unknown): boolean =>
  contenteditable !== undefined && contenteditable !== 'false';

/** Used instead of an id: the next number is a trait of the node before it, one of those below or its hashed class. */
export const NODE_TRAIT = 0;
export const PICTURE = -1;
export const NOTICE = -2;
export const COUNT = -3;
export const INVALID_FIELD = -4;
export const PHOTO_LINK = -5;
export const FILE_LINK = -6;
export const OPAQUE = -7;
export const FOREIGN_FORM = -8;
/** A link to the website's other host: with `www.` instead of without it, or the other way round. */
export const OTHER_HOST_LINK = -9;
/** A picture that a font may draw from the text in it, its name. */
export const FONT_ICON = -10;
/** An element with the role of a tooltip. */
export const TOOLTIP = -11;
/** The element with the main content of the page. */
export const MAIN = -12;
/** An element that says that it is a dialog. */
export const DIALOG = -13;
/** A page of an app that lies behind another one. */
export const BEHIND = -14;
/** A message that something entered is wrong. */
export const ERROR_MESSAGE = -15;
/** A field that its visitor cannot type into. */
export const READ_ONLY = -16;
/** This number and lower ones: a part of the page, whose name is the text with the index `REGION - number`. */
export const REGION = -17;
