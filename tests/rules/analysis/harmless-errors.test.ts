import { expect, test } from 'vitest';
import { error, home, signals } from '../../factories/signals.ts';

/** What visitors do not notice, in the words of browsers and libraries. */
const harmless: readonly [what: string, message: string][] = [
  [
    'a video that was paused',
    'The play() request was interrupted by a call to pause(). https://goo.gl/LdLk22',
  ],
  [
    'a video whose file changed',
    'AbortError: The play() request was interrupted by a new load request.',
  ],
  [
    'a video that starts by itself',
    "play() failed because the user didn't interact with the document first. https://goo.gl/xX8pDD",
  ],
  ['a video that starts by itself', 'play() can only be initiated by a user gesture.'],
  [
    'a video that was left',
    "The fetching process for the media resource was aborted by the user agent at the user's request.",
  ],
  [
    'a page that React renders again',
    'Minified React error #418; visit https://react.dev/errors/418?args[]=HTML for the full message',
  ],
  [
    'a page that React renders again',
    "Uncaught Error: Hydration failed because the server rendered HTML didn't match the client.",
  ],
  [
    'a page that React renders again',
    'There was an error while hydrating this Suspense boundary. Switched to client rendering.',
  ],
  ['a page that React renders again', 'Error: Text content does not match server-rendered HTML.'],
  ...[
    ...['The user aborted a request.', 'signal is aborted without reason'],
    ...['The operation was aborted. ', 'Fetch is aborted', 'This operation was aborted'],
    ...['BodyStreamBuffer was aborted', 'Request aborted', 'AbortError: The request is aborted.'],
  ].map((message) => ['a canceled request', message] as [string, string]),
  ...['421', '422', '423', '425'].map(
    (code) =>
      ['a page that React renders again', `Minified React error #${code}`] as [string, string],
  ),
  [
    'a page that React renders again',
    'Error: This Suspense boundary received an update before it finished hydrating.',
  ],
  ['a page left for another one', 'Route Cancelled'],
  ['a page left for another one', 'Cancel rendering route'],
  [
    'a page left for another one',
    'Navigation cancelled from "/cart" to "/login" with a new navigation.',
  ],
  ['a worker that does not start', 'Timed out while trying to start the Service Worker.'],
  ['a closed sign-in', 'Firebase: Error (auth/cancelled-popup-request).'],
  ['a closed sign-in', 'user_cancelled: User cancelled the flow.'],
  ['a closed sign-in', 'Popup window closed by user'],
  ['a canceled share sheet', 'Share canceled'],
  ['a canceled share sheet', 'Abort due to cancellation of share.'],
  ['a closed payment sheet', 'User closed the Payment Request UI.'],
  ['a refused location', 'User denied Geolocation'],
  ['a refused wallet', 'MetaMask Tx Signature: User denied transaction signature.'],
  ['a refused wallet', 'User rejected the request.'],
  ['a closed sign-in', 'Firebase: Error (auth/popup-closed-by-user).'],
  ['a closed sign-in', 'popup_closed'],
  ['a closed sign-in', 'popup_closed_by_user'],
  ['a closed sign-in', 'The popup has been closed by the user before finalizing the operation.'],
  ['a page left for another one', 'Loading initial props cancelled'],
  ['a page left for another one', 'Abort fetching component for route: "/cart"'],
  ['a page left for another one', 'Avoided redundant navigation to current location: "/cart".'],
  [
    'a page left for another one',
    'Redirected when going from "/cart" to "/login" via a navigation guard.',
  ],
  ['a page left for another one', 'The transition has been superseded by a different transition'],
  ['a page left for another one', 'TransitionAborted'],
  ['a redirection of Next.js', 'NEXT_REDIRECT'],
  [
    'a worker that is not updated',
    "Failed to update a ServiceWorker for scope ('https://shop.test/') with script ('https://shop.test/sw.js'): An unknown error occurred when fetching the script.",
  ],
  ['a worker that is not updated', 'newestWorker is null'],
  ['push messages that are blocked', 'Registration failed - permission denied'],
  ['push messages without a service', 'Registration failed - push service error'],
  [
    'push messages that are blocked',
    'Messaging: The notification permission was not granted and blocked instead. (messaging/permission-blocked).',
  ],
];

test.each(harmless)('%s is no fault: %s', (_, message) => {
  for (const kind of ['error', 'rejection'] as const) {
    const visit = home()
      .click(1_000)
      .emit(1_100, 'rv:error', { ...error, kind, message });
    visit.mutate(1_200).until(9_000);
    expect(signals(visit, 'javascript-error')).toEqual([]);
    expect(signals(visit, 'error-click')).toEqual([]);
  }
});

test.each([
  'Minified React error #130; visit https://react.dev/errors/130 for the full message',
  'Minified React error #4180',
  'Hydration of the menu failed',
  'The order was aborted',
  'Request aborted: no items in the cart',
  'User denied',
  'Navigation is not defined',
  'The transition is not defined',
  'Failed to update the cart',
  'Messaging is not defined',
  'Registration failed - the email address is taken',
  'Registration failed',
])('an error of the site itself is reported: %s', (message) => {
  const visit = home()
    .emit(2_000, 'rv:error', { ...error, message })
    .until(9_000);
  expect(signals(visit, 'javascript-error')).toEqual([
    expect.not.objectContaining({ uncertain: true }),
  ]);
});

/** What matters only if a click or the page fails. */
const uncertain = [
  'Script error.',
  'The request is not allowed by the user agent or the platform in the current context, possibly because the user denied permission.',
  'NotAllowedError: Write permission denied.',
  'Permission dismissed',
  'Document is not focused.',
  'The operation either timed out or was not allowed. See: https://www.w3.org/TR/webauthn-2/#sctn-privacy-considerations-client.',
  'Uncaught ReferenceError: gtag is not defined',
  "Can't find variable: fbq",
  'window.ym is not a function',
  'fs is not defined',
  'Permission denied',
  'NotAllowedError: Permission denied by system',
  `gtag is not a function. (In 'gtag("event")', 'gtag' is undefined)`,
  'adsbygoogle.push() error: No slot size for availableWidth=0',
  'Blocked a frame with origin "https://shop.test" from accessing a cross-origin frame.',
  'Permission denied to access property "document"',
  'WeixinJSBridge is not defined',
  'Connection to Indexed Database server lost. Refresh the page to try again',
  'The database connection is closing.',
  'Attempt to get a record from database without an in-progress transaction',
  'UnknownError: An internal error was encountered in the Indexed Database server',
  'Internal error opening backing store for indexedDB.open.',
  '[object Event]',
  'Timeout (h)',
];

test.each(uncertain)('by itself, it is uncertain whether visitors noticed: %s', (message) => {
  const visit = home().click(1_000);
  visit.emit(1_100, 'rv:error', { ...error, kind: 'rejection', message }).mutate(1_200);
  visit.until(9_000);
  expect(signals(visit, 'javascript-error')).toEqual([
    expect.objectContaining({ uncertain: true }),
  ]);
  expect(signals(visit, 'error-click')).toEqual([]);
});

test.each(uncertain)('a click that shows nothing failed with “%s”', (message) => {
  const visit = home().click(1_000);
  visit.emit(1_100, 'rv:error', { ...error, kind: 'rejection', message }).until(9_000);
  expect(signals(visit, 'error-click')).toHaveLength(1);
});

test.each([
  'gtagger is not defined',
  'cart.ga is not a function',
  // Names that scripts get when they are made shorter.
  ...['ga', 'fs', 'hj', 'ym'].map((name) => `Uncaught TypeError: ${name} is not a function`),
  'permission denied for table orders',
  'Permission denied to use this coupon',
  'Stripe is not defined',
  'Timeout while saving the cart',
  '[object Object]',
  'Permission to change the order denied',
])('a fault that resembles one that is uncertain is none: %s', (message) => {
  const visit = home().emit(2_000, 'rv:error', { ...error, message });
  expect(signals(visit.until(9_000), 'javascript-error')).toEqual([
    expect.not.objectContaining({ uncertain: true }),
  ]);
});
