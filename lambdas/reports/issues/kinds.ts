import type { SignalKind } from '../../contract/signal.ts';

type Family =
  | 'blank'
  | 'click'
  | 'keyboard'
  | 'error'
  | 'request'
  | 'form'
  | 'back'
  | 'scroll'
  | 'slow'
  | 'cursor';

/** How a report treats a kind of signal. `severity.ts` decides how bad it is. */
interface KindTraits {
  /** Kinds of one family on one control are one issue. */
  readonly family: Family;
  /** The strongest kind (1) that occurs in an issue names it. Kinds without a rank form no issues from signals. */
  readonly rank?: number;
  /** Something failed, so it cannot be an accident of the visitor. */
  readonly isFailure?: true;
  /** `about` is the error or the request that caused it. */
  readonly namesCause?: true;
}

const traits: Readonly<Record<SignalKind, KindTraits>> = {
  'white-screen': { family: 'blank', rank: 1, isFailure: true, namesCause: true },
  'error-click': { family: 'click', rank: 2, isFailure: true, namesCause: true },
  'rage-click': { family: 'click', rank: 3 },
  'dead-click': { family: 'click', rank: 4 },
  'keyboard-barrier': { family: 'keyboard', rank: 5 },
  'javascript-error': { family: 'error', rank: 6, isFailure: true },
  'failed-request': { family: 'request', rank: 7, isFailure: true },
  'form-abandonment': { family: 'form', rank: 8 },
  'quick-back': { family: 'back', rank: 9 },
  'excessive-scroll': { family: 'scroll', rank: 10 },
  // Judged over all visits to a page (slow-pages.ts).
  'slow-page': { family: 'slow' },
  // Only supports other signals.
  'thrashed-cursor': { family: 'cursor' },
};

/** Undefined for a kind of a later release, whose digests stay stored after a rollback. */
const traitsOf = (kind: SignalKind): KindTraits | undefined => traits[kind];
const rankOf = (kind: SignalKind): number => traitsOf(kind)?.rank ?? Infinity;

export const familyOf = (kind: SignalKind): Family => traits[kind].family;
export const formsIssues = (kind: SignalKind): boolean => traitsOf(kind)?.rank !== undefined;
export const isFailure = (kind: SignalKind): boolean => traitsOf(kind)?.isFailure === true;
export const namesCause = (kind: SignalKind): boolean => traitsOf(kind)?.namesCause === true;
export const isClick = (kind: SignalKind): boolean => familyOf(kind) === 'click';
/** It is one issue on whatever pages it occurs. */
export const isOfAnyPage = (kind: SignalKind): boolean =>
  familyOf(kind) === 'error' || familyOf(kind) === 'request';
/** A control did not do what the visitor wanted, by click or by keyboard. */
export const isControlFailure = (kind: SignalKind): boolean =>
  isClick(kind) || familyOf(kind) === 'keyboard';

/** The kind that names an issue with these signals. */
export const strongestOf = (kinds: readonly SignalKind[]): SignalKind | undefined =>
  [...kinds].sort((one, other) => rankOf(one) - rankOf(other))[0];
