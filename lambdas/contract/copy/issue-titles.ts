import { capital } from './numerals.ts';

export const issueTitles = {
  blank: (page: string) => `${capital(page)} turns blank`,
  errorClick: (element: string) => `${capital(element)} throws an error`,
  unanswered: (element: string) => `${capital(element)} doesn’t respond`,
  pressedAgain: (element: string) => `Rage clicks on ${element}`,
  hardToHit: (element: string) => `${capital(element)} is hard to hit`,
  covered: (element: string) => `${capital(element)} is covered by something invisible`,
  outOfSight: (element: string) => `${capital(element)} responds out of sight`,
  keyboardTrap: (place: string) => `The keyboard gets stuck ${place}`,
  keyboard: (element: string) => `${capital(element)} doesn’t respond to the keyboard`,
  late: (element: string) => `${capital(element)} is slow to respond`,
  deadLink: (element: string) => `${capital(element)} goes nowhere`,
  deadOther: (element: string) => `${capital(element)} looks clickable but isn’t`,
  scriptError: (place: string) => `Script error ${place}`,
  missing: (place: string) => `Missing file ${place}`,
  request: (place: string) => `Failed request ${place}`,
  form: (form: string) => `Visitors don’t finish ${form}`,
  formSubmitted: (form: string) => `Visitors can’t submit ${form}`,
  quickBack: (page: string) => `Visitors leave ${page} right away`,
  unrecordedPage: (element: string) => `Visitors come right back from ${element}`,
  scroll: (page: string) => `Visitors scroll up and down ${page}`,
  slowLCP: (page: string) => `${capital(page)} is slow to load`,
  slowINP: (page: string) => `${capital(page)} is slow to respond to clicks`,
  slowCLS: (page: string) => `${capital(page)} shifts while it loads`,
  /** For two issues with the same name: the second one includes its page, or says that it is another one. */
  onPage: (title: string, place: string) => `${title} ${place}`,
  another: (title: string) => `${title} (another one)`,
};

/** What visitors did or ran into, after their count, for a subject line. */
export const subjectVerbs = {
  blank: 'got a blank page',
  error: 'got an error',
  unanswered: 'got stuck',
  pressedAgain: 'kept clicking',
  hardToHit: 'missed a small target',
  outOfSight: 'saw no response',
  keyboard: 'got stuck with the keyboard',
  late: 'waited for a response',
  request: 'hit a failed request',
  form: 'left a form unfinished',
  formSubmitted: 'couldn’t submit a form',
  back: 'left right away',
  scroll: 'scrolled up and down',
  slow: 'waited for the page to load',
  moving: 'saw the page shift',
};
