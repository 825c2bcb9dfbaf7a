/** Buttons that finish a form without a request. */

import { isCartLabel } from '../../../contract/rules/words/cart.ts';
import { isSubmitLabel } from '../../../contract/rules/words/submit-labels.ts';
import { signalRules } from '../../../contract/signal-rules.ts';
import { nextClick } from '../clicks/presses/press-time.ts';
import { type ClickMoment, lastUntil, type Timeline } from '../events/timeline.ts';
import { showsCount, showsText } from '../failures/shown-texts.ts';
import { areChangesRecorded } from '../page/recorded-changes.ts';
import { staysInvalid } from './invalid-fields.ts';

const { afterMs } = signalRules.dead;

/**
 * Whether the page responded to the only click on a button such as “Send” with words, and no field is invalid. A page
 * may send its forms over a socket, which is not observed.
 */
export const isAnswered = (timeline: Timeline, click: ClickMoment): boolean =>
  isSubmitLabel(click.element.label) &&
  isLastValid(timeline, click) &&
  mayShow(timeline, click, (row) => showsText(timeline, row, click));

/** Words that start the label of a button which adds what was entered, in several languages. */
const ADDING =
  /^\s*[+]?\s*(add|aggiungi|hinzufügen|ajouter|añadir|agregar|adicionar|toevoegen|dodaj|přidat|lägg till|tilføj|legg til|lisää|добавить|ekle)(?![\p{L}-])/iu;
/**
 * Whether the only click on a button such as “Add voucher”, which stands outside a form, made the page say something and
 * count it, such as in the badge of a cart. A shop may store its cart in the browser, without a request.
 */
export function isCounted(timeline: Timeline, click: ClickMoment): boolean {
  const { label } = click.element;
  if (!(ADDING.test(label) || isCartLabel(label)) || !isLastValid(timeline, click)) return false;
  if (lastUntil(timeline.fields, click)?.form !== '') return false;
  return (
    mayShow(timeline, click, (row) => showsText(timeline, row, click)) &&
    mayShow(timeline, click, (row) => showsCount(timeline, row))
  );
}

/** Whether the button was not clicked again and no field is invalid. */
const isLastValid = (timeline: Timeline, click: ClickMoment): boolean =>
  !timeline.clicks.some((each) => each.identity === click.identity && each.at > click.at) &&
  !staysInvalid(timeline, click);

/** Whether the page showed this until the next click, during the wait for a response, or its changes were not recorded. */
function mayShow(
  timeline: Timeline,
  click: ClickMoment,
  isWanted: (row: number) => boolean,
): boolean {
  const until = Math.min(click.at + afterMs, nextClick(timeline, click)?.at ?? Infinity);
  if (!areChangesRecorded(timeline, click.at, until)) return true;
  return [...timeline.mutations.rowsBetween(click.at, until)].some(isWanted);
}
