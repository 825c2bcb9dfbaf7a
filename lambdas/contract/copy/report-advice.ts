import { isEssentialLabel } from '../rules/words/essential-labels.ts';

/**
 * The deterministic writer's advice: what a reader can do or check without help. The best action comes first, the others
 * are for further issues of the same kind in one email. `how` is the device and browser of all affected visits, such as
 * " on a phone in Safari".
 */
export const suggestions = {
  replaced: (page: string, how: string) => [
    `Open ${page} yourself${how} the way the clip shows, and see what replaces its content.`,
    `Open ${page} yourself${how}, and note your last click before its content disappears.`,
  ],
  blank: (page: string, how: string) => [
    `Open ${page} yourself${how} the way the clip shows, and see if it turns blank for you too.`,
    `Open ${page} yourself${how}, and note your last click before it turns blank.`,
  ],
  errorClick: (placed: string, how: string) => [
    `Click ${placed} yourself${how}, and see if it works for you.`,
    `Try ${placed} yourself${how}, and note what you see after the click.`,
  ],
  missingPage: (element: string) => [
    `Correct the address of ${element}, or bring back the page it leads to.`,
    `Link ${element} to a page that exists.`,
  ],
  unanswered: (element: string, how: string) => [
    `Click ${element} yourself${how}, and show a message next to it when something goes wrong.`,
    `Try ${element} yourself${how}, and show a loading or success state after each click.`,
  ],
  hardToHit: (element: string) => [
    `Make ${element} at least 24 pixels wide and high, or leave more space around it.`,
    `Try ${element} with your thumb on a phone.`,
  ],
  covered: (element: string, how: string) => [
    `Open the page${how}, open and close every chat, banner and pop-up, and then click ${element} yourself.`,
    `Look in the clip for what was open before the click on ${element}: an invisible part of it is still there.`,
  ],
  layer: (element: string, how: string) => [
    `Open the page${how}, open and close every menu, cart and pop-up, and see if ${element} stays behind.`,
    `Look in the clip for what was open before the clicks: ${element} is part of it.`,
  ],
  movesAway: (element: string, how: string) => [
    `Fill in the field before ${element}${how}, click ${element} right after it, and see if it moves.`,
    `Keep space for what appears above ${element}, so that it stays where it is.`,
  ],
  outOfSight: (element: string, how: string) => [
    `Show the response next to ${element}, or scroll the page to it.`,
    `Click ${element} yourself${how}, and look for the response above and below.`,
  ],
  keyboardTrap: (element: string) => [
    `Let the Tab key move on from ${element} to the rest of the page.`,
    `Move through the page with the Tab key alone and see where it stops.`,
  ],
  keyboard: (element: string) => [
    `Make ${element} a real button or link, so that it works with the keyboard too.`,
    `Try ${element} with the Enter key, without a mouse.`,
  ],
  keyboardEscape: (element: string) => [
    `Let the Escape key close ${element}.`,
    `Open ${element}, press Escape, and see if it closes.`,
  ],
  late: (element: string, how: string) => [
    `Show a loading state as soon as ${element} is clicked.`,
    `Click ${element} yourself${how}, and count the seconds until something happens.`,
  ],
  deadLink: (element: string) => [
    `Link ${element} to a page, or make it plain text.`,
    `Check where ${element} should lead, and add that link.`,
  ],
  deadOther: (element: string) => [
    `Link ${element} to what people expect, or make it look less like a button.`,
    `Add a link to ${element}, so that these clicks lead somewhere.`,
  ],
  deadField: (element: string, how: string) => [
    `Click ${element} yourself${how}, and check that what it opens, such as a calendar, appears in front of everything else.`,
    `Let visitors type into ${element}, in case what it opens doesn’t appear.`,
  ],
  scriptError: (page: string, how: string) => [
    `Open ${page} yourself${how}, and check that everything on it still works.`,
    `Click through ${page} yourself${how}, and note what doesn’t respond.`,
  ],
  missing: (path: string) => [`Upload ${path} again, or remove what links to it.`],
  missingCode: (code: string) => [
    `Publish the website again with all its files: this page needs a ${code} that is missing on the server.`,
  ],
  unloaded: (path: string) => [
    `Open ${path} in a browser. If it’s missing, upload it again, or remove what links to it.`,
  ],
  unplayable: (path: string) => [
    `Open ${path} in a browser. If it’s missing, upload it again; otherwise save it in a format that all browsers play, such as MP4.`,
  ],
  request: (page: string, how: string) => [
    `Open ${page} yourself${how}, and see what is missing on it.`,
    `Show a message on ${page} when part of it fails to load, so visitors know what to do.`,
  ],
  /** No visitor after some time of the day ran into it, so the page no longer shows it. */
  over: () => [
    'It seems to be over. Find out what changed or failed at that time, so that it doesn’t happen again.',
    'It seems to be over. Check what was published or changed on the website around that time.',
  ],
  field: (label: string) => [
    isEssentialLabel(label)
      ? `Let browsers fill in “${label}”, and say next to it what to enter.`
      : `Make “${label}” optional, or say next to it why you need it.`,
    `Watch the clip at “${label}” and add a short hint there.`,
  ],
  rejected: (label: string) => [
    `Say next to “${label}” which format it accepts.`,
    `Accept more ways of writing “${label}”.`,
  ],
  form: (form: string) => [
    `Remove the fields you don’t need from ${form}.`,
    `Watch where people stop in ${form}, and make that field optional.`,
  ],
  formSubmitted: (form: string) => [
    `Submit ${form} yourself, with a mistake in it and without, and see what happens.`,
    `Say next to the field what stops ${form} from being submitted.`,
  ],
  unrecordedPage: (the: string) => [
    `Try ${the} yourself: the page it opens may be missing or show an error.`,
    `If that page works, add your script to it.`,
  ],
  quickBack: (page: string) => [
    `Compare what the link to ${page} promises with what the page shows first.`,
    `Rename the link to ${page} to match what’s really there.`,
  ],
  scroll: (page: string) => [
    `Move what people look for on ${page} to the top, or start with a short table of contents.`,
    `Add clear headings to ${page}.`,
  ],
  slowLCP: (page: string) => [
    `Open ${page} on a phone without Wi-Fi, and see what appears last: make that part smaller, or load it first.`,
    `Check if ${page} starts with large images or videos, and make them smaller.`,
  ],
  slowData: (page: string) => [
    `Open ${page} and see what appears last: find out why its data takes so long to arrive.`,
    `Check which request ${page} waits for, and make its response faster or show the page without it.`,
  ],
  slowINP: (page: string) => [
    `Tap through ${page} on an older phone, and remove the widgets there that you don’t need.`,
    `Note which taps on ${page} respond late.`,
  ],
  slowCLS: (page: string) => [
    `Open ${page} on a phone and see what moves while it loads: give that part a fixed size.`,
    `Reserve space for the images and banners on ${page} that load late.`,
  ],
};

/** The device and browser of all affected visits: " on a phone in Safari". */
export const triedOn = {
  devices: { phone: ' on a phone', computer: ' on a computer', tablet: ' on a tablet' },
  browser: (name: string) => ` in ${name}`,
} as const;

const fixOrForward = (what: string, who: string) => [
  `Then fix ${what}, which the developer notes describe, or forward the notes to the person who ${who}.`,
  `The developer notes list ${what} and the steps to reproduce it.`,
];

/** The second step, for problems that need a code change. */
export const developerStep = {
  error: fixOrForward('the error', 'maintains the site'),
  request: fixOrForward('the failed request', 'runs the server'),
  steps: [
    'Then follow the steps in the developer notes to fix it, or forward the notes to the person who maintains the site.',
    'The developer notes list the steps to reproduce it.',
  ],
} as const;

/** One line of the list "What to focus on today". */
export const focus = {
  repair: (element: string, place: string) => `Fix ${element} ${place}.`,
  look: (element: string, place: string) => `Try ${element} ${place} yourself.`,
  dead: (element: string, place: string) =>
    `Make ${element} ${place} clickable, or make it look like text.`,
  link: (element: string, place: string) => `Link ${element} ${place} to a page.`,
  blank: (page: string) => `Find out why ${page} turns blank.`,
  replaced: (page: string) => `Find out why ${page} loses its content.`,
  error: (place: string) => `Look into the script error ${place}.`,
  request: (place: string) => `Find out why a request ${place} fails.`,
  /** Of problems that are over. */
  failedRequest: (place: string) => `Find out why a request ${place} failed.`,
  failedScript: (place: string) => `Find out why a script ${place} failed.`,
  failedPage: (page: string) => `Find out why ${page} failed.`,
  missing: (place: string) => `Replace the missing file ${place}.`,
  unloaded: (place: string) => `Check the file that doesn’t load ${place}.`,
  unplayable: (media: string, place: string) => `Replace the ${media} ${place}.`,
  form: (form: string) => `Make ${form} easier to finish.`,
  formSubmitted: (form: string) => `Find out why ${form} can’t be submitted.`,
  back: (page: string) => `Check what ${page} shows first.`,
  unrecordedPage: (element: string, place: string) => `Check where ${element} ${place} leads.`,
  find: (page: string) => `Make ${page} easier to scan.`,
  speed: (page: string) => `Make ${page} faster.`,
  steady: (page: string) => `Keep ${page} from shifting during loading.`,
};

/** How an owner checks the website's goal, on a day with few visitors who reached it. */
export const goalChecks = {
  checkout: 'Place a test order to check that it goes through.',
  'sign-up': 'Sign up with a test address to check that it works.',
  booking: 'Make a test booking to check that it goes through.',
  contact: 'Send yourself a test message to check that it arrives.',
} as const;
