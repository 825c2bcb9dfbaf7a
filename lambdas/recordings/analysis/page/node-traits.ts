/** What a recording says about a node, besides its place in the tree (`structure.ts`). */

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
