import { expect, test } from 'vitest';
import { error, home, signals } from '../../factories/signals.ts';

/** What the browsers of apps, extensions and wallets cause on every website, in the words that sites have logged. */
const foreign: readonly [from: string, message: string, file?: string][] = [
  ['Instagram on iOS', "Can't find variable: _AutofillCallbackHandler"],
  ['Instagram on Android', 'Error invoking postMessage: Java object is gone'],
  [
    'Facebook on Android',
    'Uncaught Error: Error invoking enableDidUserTypeOnKeyboardLogging: Java object is gone',
  ],
  [
    'Facebook on iOS',
    "undefined is not an object (evaluating 'window.webkit.messageHandlers.a.postMessage')",
  ],
  ['a script of Facebook', 'x', 'iabjs://navigation_performance_logger_android'],
  ['a script of Instagram', 'x', 'app://navigation_performance_logger_android'],
  ['a user script of Safari', 'x', 'user-script:3'],
  ['an app on Android', 'Java exception was raised during method invocation'],
  ['an app on Android', 'Java bridge method invocation error'],
  ['a bridge without a method', 'Error invoking post: Method not found'],
  ['Chrome on iOS', "undefined is not an object (evaluating '__gCrWeb.instantSearch.a')"],
  ['Firefox on iOS', "undefined is not an object (evaluating 'window.__firefox__.reader')"],
  ['Edge on iOS', "Can't find variable: instantSearchSDKJSBridgeClearHighlight"],
  ['Edge', "Cannot set properties of undefined (setting 'msDiscoverChatAvailable')"],
  ['DuckDuckGo on iOS', "Can't find variable: webkit"],
  ['Instagram on iOS', "Can't find variable: PaymentAutofillConfig"],
  ['Facebook on Android', 'enableDidUserTypeOnKeyboardLogging is not a function'],
  ['Facebook on iOS', "Can't find variable: _pcmBridgeCallbackHandler"],
  ['Facebook on iOS', "Can't find variable: setIOSParameters"],
  ['Facebook on Android', 'Error invoking enableButtonsClickedMetaDataLogging: not found'],
  ['a browser that a phone came with', 'LIDNotifyId is not defined'],
  ['a browser of Huawei', "Can't find variable: swbrowser"],
  ['the app of Google', "Can't find variable: gmo"],
  ['Zalo', 'zaloJSV2 is not defined'],
  ['Samsung', "Can't find variable: xbrowser"],
  ['Seznam', 'sbrowserTsBridge is not defined'],
  ['VidMate', 'vid_mate_check is not defined'],
  [
    'a password manager',
    "undefined is not an object (evaluating 'autofillFieldData.autoCompleteType')",
  ],
  ['Outlook', 'Object Not Found Matching Id:3, MethodName:update, ParamCount:4'],
  ['an extension', 'Extension context invalidated.'],
  ['an extension', 'Invalid call to runtime.sendMessage(). Tab not found.'],
  [
    'an extension',
    'A listener indicated an asynchronous response by returning true, but the message channel closed before a response was received',
  ],
  ['an extension', 'Could not establish connection. Receiving end does not exist.'],
  ['an extension', 'The message port closed before a response was received.'],
  ['an extension', 'Attempting to use a disconnected port object'],
  ['an extension of Firefox', "can't access dead object"],
  ['two wallets', 'Cannot redefine property: ethereum'],
  ['two wallets', `can't redefine non-configurable property "solana"`],
  ['two wallets', 'Cannot redefine property: phantom'],
  ['two wallets', 'Cannot redefine property: tronWeb'],
  ['two wallets', 'Cannot redefine property: tronLink'],
  ['two wallets', 'Cannot set property ethereum of #<Window> which has only a getter'],
  ['a wallet', 'MetaMask encountered an error setting the global Ethereum provider'],
  ['an ad blocker', 'Cannot redefine property: googletag'],
  ['a browser of Oppo', "Cannot read properties of undefined (reading 'getReadModeRender')"],
  ['a browser of Vivo', 'privateSpecialRepair is not defined'],
  ['a browser of ZTE', "Can't find variable: ztePageScrollModule"],
  ['a browser of Huawei', "Can't find variable: getHiAnalysticsParam"],
  ['a browser of Xiaomi', 'window.bannerNight is not a function'],
  ['a browser of UC', 'UCShellJava is not defined'],
  ['a browser of UC', "undefined is not an object (evaluating 'window.ucbrowser.a')"],
  ['a browser of UC', 'ucapi is not defined'],
  ['a browser of Vivo', 'processRandomSelector is not defined'],
  ['a browser of Vivo', 'runCustomize is not defined'],
  ['a browser of Huawei', 'hw-upgrade-client failed'],
  ['VidMate', 'DOMNodeInsertedByJs is not defined'],
  ['VidMate', 'onAPWebViewPause is not defined'],
  ['a translation of Baidu', "Can't find variable: bdTransJSBridge"],
  ['an extension', 'change_ua is not defined'],
  ['an extension', '__show__deepen is not defined'],
  ['an extension', 'myGloFrameList is not defined'],
  ['a browser of QQ', 'QK_middlewareReadModePageDetect is not defined'],
  ['Web Video Caster', 'ibFindAllVideos is not defined'],
  [
    'a player of videos on iOS',
    `null is not an object (evaluating 'document.getElementsByTagName('video')[0].webkitExitFullScreen')`,
  ],
  ['a protection from viruses', '_avast_submit is not defined'],
  ['a protection from viruses', 'SymBrowser_ModifyWindowOpenWithTarget is not defined'],
];
test.each(foreign)('an error of %s is none of the site: %s', (_, message, file = '') => {
  for (const kind of ['error', 'rejection'] as const) {
    const visit = home()
      .click(1_000)
      .emit(1_100, 'rv:error', { ...error, kind, message, file });
    visit.mutate(1_200).until(9_000);
    expect(signals(visit, 'javascript-error')).toEqual([]);
    expect(signals(visit, 'error-click')).toEqual([]);
  }
});

/** Errors of sites that resemble them. */
test.each([
  "Can't find variable: gmoPayment",
  'browser is not defined',
  'Cannot redefine property: cart',
  'Object not found',
  "Cannot read properties of undefined (reading 'postMessage')",
  "Cannot read properties of undefined (reading 'ucapi')",
  'runCustomer is not defined',
  "Can't find variable: webkitAudio",
  'PaymentAutofill is not defined',
  'The connection to the booking system was closed before a response was received',
])('an error of the site itself: %s', (message) => {
  const visit = home()
    .emit(2_000, 'rv:error', { ...error, message })
    .until(9_000);
  expect(signals(visit, 'javascript-error')).toHaveLength(1);
});

test('a script of the site in a folder named like an app is one of the site', () => {
  const visit = home().emit(2_000, 'rv:error', { ...error, message: 'x', file: '/app/cart.js' });
  expect(signals(visit.until(9_000), 'javascript-error')).toHaveLength(1);
});
