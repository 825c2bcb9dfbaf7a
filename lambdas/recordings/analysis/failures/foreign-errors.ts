/** Tells the errors of a site from those without an effect, and from those that visitors’ browsers, apps and extensions cause. */
import type { RawError } from './error-fingerprint.ts';

/** A notice of the browser that nothing depends on. */
const RESIZE_NOTICE = /^(uncaught )?(error: )?resizeobserver loop/i;
/**
 * The rejections of Chrome, Firefox and Safari when they skip an animation between two states of a page, which is shown
 * without it. Chrome reports faults as an invalid state, too, such as two elements with one name.
 */
const SKIPPED_TRANSITION =
  /^(uncaught (\(in promise\) )?)?((abort|invalidstate)error: )?(transition was (skipped|aborted because of invalid state\. (viewtransition opt-in disabled|document hidden))|skipped viewtransition due to (skiptransition\(\) call|another transition starting|document being hidden)|(skipping view transition|view transition was skipped) because (skiptransition\(\) was called|viewport size changed|document visibility state (is|has become) hidden))\.?$/i;
/** A script or the visitor paused a video that had not started yet, or changed its file. */
const INTERRUPTED_PLAYBACK = /\bthe play\(\) request was interrupted by a /i;

/**
 * React renders a page again if it differs from what the server sent, for example because an extension or a translation has
 * changed it. Visitors see the page; if rendering fails as well, React reports another error.
 */
const RENDERED_AGAIN =
  /minified react error #(418|421|422|423|425)\b|\b(hydration failed because |there was an error while hydrating|text content (does|did) not match server-rendered html|this suspense boundary received an update before it finished hydrating)/i;

/** The schemes of the scripts of extensions, of browsers, and of Instagram and Facebook, which open links in their apps. */
const FOREIGN_FILE =
  /^(chrome|moz|safari|safari-web|ms-browser|edge)-extension:|^webkit-masked-url:|^(chrome|resource|about):\/\/|^extensions::|safari-web-extension:|^iabjs:|^app:\/\/[^/]|^user-script:/i;

/**
 * Names that apps and extensions give to what they add to every page. Their scripts fail when the page does not have it yet
 * or any longer.
 */
const FOREIGN_NAME = new RegExp(
  [
    // Chrome, Firefox, Edge and the app of Google on iOS
    '__gCrWeb',
    '__firefox__',
    'instantSearchSDKJSBridgeClearHighlight',
    'msDiscoverChatAvailable',
    'variable: gmo$',
    // Instagram and Facebook
    '_AutofillCallbackHandler',
    'enableDidUserTypeOnKeyboardLogging',
    'enableButtonsClickedMetaDataLogging',
    String.raw`webkit\.messageHandlers`,
    // other apps that open links: Zalo, Seznam, Samsung, UC Browser, VidMate
    'zaloJSV2',
    'sbrowserTsBridge',
    String.raw`\b(sw|x)browser\b`,
    'ucbrowser',
    'vid_mate_check',
    // password managers
    'autofillFieldData',
  ].join('|'),
);
/** How apps and extensions word the end of their own connection to a page. */
const FOREIGN_MESSAGE = new RegExp(
  [
    // apps on Android
    'java object is gone',
    'java exception was raised during method invocation',
    'java bridge method invocation error',
    'error invoking post(message)?: method not found',
    // Outlook and Edge, which open the links of mails in advance
    String.raw`object not found matching id: ?\d+, ?methodname`,
    // extensions
    'extension context invalidated',
    String.raw`invalid call to runtime\.sendmessage\(\)`,
    'a listener indicated an asynchronous response by returning true',
    'could not establish connection. receiving end does not exist',
    'the message port closed before a response was received',
    'attempting to use a disconnected port object',
    "can't access dead object",
    // two wallets, or a wallet and a browser that has one; an ad blocker
    String.raw`(cannot|can't) redefine (non-configurable )?property:? "?'?(ethereum|solana|phantom|tronweb|tronlink|googletag)\b`,
    'cannot set property (ethereum|solana|phantom) of',
    'metamask encountered an error',
  ].join('|'),
  'i',
);

/** What libraries reject with when a visitor closes their dialog or a script cancels its request: no error, and no reason. */
const CANCELED =
  /^(undefined|null|[01]?|cancel|cancell?ed|close|closed|dismiss|dismissed|backdrop click|cross click|esc|escape key press)$/i;

export function isSiteError({ kind, ...error }: RawError & { readonly kind: string }): boolean {
  const message = error.message.trim();
  return (
    !(kind === 'rejection' && CANCELED.test(message)) &&
    ![RESIZE_NOTICE, SKIPPED_TRANSITION, INTERRUPTED_PLAYBACK, RENDERED_AGAIN].some((each) =>
      each.test(message),
    ) &&
    ![FOREIGN_NAME, FOREIGN_MESSAGE].some((each) => each.test(message)) &&
    message !== 'Not JSON:' &&
    !FOREIGN_FILE.test(error.file.trim())
  );
}
