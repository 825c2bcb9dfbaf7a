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
  ['two wallets', 'Cannot set property ethereum of #<Window> which has only a getter'],
  ['a wallet', 'MetaMask encountered an error setting the global Ethereum provider'],
  ['an ad blocker', 'Cannot redefine property: googletag'],
  [
    'a video that was paused',
    'The play() request was interrupted by a call to pause(). https://goo.gl/LdLk22',
  ],
  [
    'a video whose file changed',
    'AbortError: The play() request was interrupted by a new load request.',
  ],
];
/** React repairs these; the browser reports them all the same. */
const repaired: typeof foreign = [
  'Minified React error #418; visit https://react.dev/errors/418?args[]=HTML for the full message',
  "Uncaught Error: Hydration failed because the server rendered HTML didn't match the client.",
  'There was an error while hydrating this Suspense boundary. Switched to client rendering.',
  'Error: Text content does not match server-rendered HTML.',
].map((message) => ['React', message]);
test.each([...foreign, ...repaired])(
  'an error of %s is none of the site: %s',
  (_, message, file = '') => {
    for (const kind of ['error', 'rejection'] as const) {
      const visit = home()
        .click(1_000)
        .emit(1_100, 'rv:error', { ...error, kind, message, file });
      visit.mutate(1_200).until(9_000);
      expect(signals(visit, 'javascript-error')).toEqual([]);
      expect(signals(visit, 'error-click')).toEqual([]);
    }
  },
);

/** Errors of sites that resemble them. */
test.each([
  "Can't find variable: gmoPayment",
  'browser is not defined',
  'Cannot redefine property: cart',
  'Object not found',
  'Minified React error #130; visit https://react.dev/errors/130 for the full message',
  'Minified React error #4180',
  'Hydration of the menu failed',
  "Cannot read properties of undefined (reading 'postMessage')",
  'play() failed because the user did not interact with the document first',
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
