/** Recognizes errors that visitors’ browsers, apps and extensions cause on every website. */
import type { RawError } from './error-fingerprint.ts';

/** The schemes of the scripts of extensions, of browsers, and of Instagram and Facebook, which open links in their apps. */
const FOREIGN_FILE =
  /^(chrome|moz|safari|safari-web|ms-browser|edge)-extension:|^webkit-masked-url:|^(chrome|resource|about):\/\/|^extensions::|safari-web-extension:|^iabjs:|^app:\/\/[^/]|^user-script:/i;

/**
 * Names that apps and extensions give to what they add to every page. Their scripts fail when the page does not have it yet
 * or any longer.
 */
const FOREIGN_NAME = new RegExp(
  [
    // Chrome, Firefox, Edge, DuckDuckGo and the app of Google on iOS
    '__gCrWeb',
    '__firefox__',
    'instantSearchSDKJSBridgeClearHighlight',
    'msDiscoverChatAvailable',
    'variable: (gmo|webkit)$',
    // Instagram and Facebook
    '_AutofillCallbackHandler',
    'enableDidUserTypeOnKeyboardLogging',
    'enableButtonsClickedMetaDataLogging',
    '_pcmBridgeCallbackHandler',
    'setIOSParameters',
    'PaymentAutofillConfig',
    String.raw`webkit\.messageHandlers`,
    // browsers of phones: Oppo, Vivo, ZTE, Huawei, Samsung, Xiaomi, UC, Seznam, and others
    'getReadMode(Config|Extract|Render)',
    'privateSpecialRepair|processRandomSelector|runCustomize',
    'ztePageScrollModule',
    'getHiAnalysticsParam|hw-upgrade-client',
    String.raw`\b(sw|x)browser\b`,
    'bannerNight',
    'ucbrowser|UCShellJava|ucapi is not defined',
    'sbrowserTsBridge',
    'LIDNotify(Id)? is not defined',
    // other apps that open links or show videos: Zalo, VidMate, Web Video Caster, QQ, Baidu's translation
    'zaloJSV2',
    'vid_mate_check|DOMNodeInsertedByJs|onAPWebViewPause',
    'ibFindAllVideos',
    'QK_middlewareReadModePageDetect',
    'bdTransJSBridge',
    String.raw`getElementsByTagName\('video'\)\[0\]\.webkitExitFullScreen`,
    // password managers, and protection from viruses
    'autofillFieldData',
    '_avast_submit|SymBrowser_',
    'change_ua|__show__deepen|myGloFrameList',
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

export const isForeign = ({ message, file }: RawError): boolean =>
  [FOREIGN_NAME, FOREIGN_MESSAGE].some((each) => each.test(message)) ||
  FOREIGN_FILE.test(file.trim());
