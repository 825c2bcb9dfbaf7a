/** The first mutation that is a response to a click. */
import { signalRules } from '../../../contract/signal-rules.ts';
import { isBackgroundChange } from '../background-changes/background-change.ts';
import { isTooltipClosing } from '../background-changes/closing-tooltips.ts';
import { isLoadingIndicator } from '../background-changes/loading-indicator.ts';
import { isUnseenResponse } from '../background-changes/unseen-responses.ts';
import type { ClickMoment, Timeline } from '../events/timeline.ts';
import { CLASS, STYLE } from '../page/changed-properties.ts';
import { changedBy, changesNodes, changesOnlyTexts } from '../page/mutations.ts';
import {
  isBusyControl,
  isBusyPage,
  isBusySubmit,
  isPassingBusyControl,
  renamesControl,
} from './busy/busy-controls.ts';
import { staysBusyAfter } from './busy/busy-reports.ts';
import {
  isHiddenMark,
  isMarkedAsSent,
  isOnlyBusy,
  isOnlyBusyRegion,
  isOnlyRequesting,
  isTemporaryBusyState,
} from './busy/busy-state.ts';
import { isSlowLoader } from './busy/loaders.ts';
import { isMarkOfAddress, opensAddress } from './busy/opened-address.ts';
import { isPassingName } from './busy/passing-names.ts';
import { isRepeatedResponse } from './busy/repeated-response.ts';
import { isOnlyDots, isOnlyLayer, isSpinner } from './busy/waiting-marks.ts';
import type { Wait } from './click-moment.ts';
import {
  firstSuccessfulRequest,
  hasFailedRequest,
  sendsRequest,
  waitsForNextRequest,
} from './click-requests.ts';
import { isNoticeExpiring } from './expiring-notices.ts';
import { isFormSent, waitsForPage } from './opened-pages.ts';
import { isLift } from './presses/lifts.ts';
import { isFeedbackOfLaterClick } from './presses/press-feedback.ts';

const { dead } = signalRules;

/** When the page first changed in response to a click, as opposed to showing that it waits for its server. */
export function firstMutation(timeline: Timeline, wait: Wait): number | undefined {
  const { click, from, to } = wait;
  if (isRepeatedResponse(timeline, wait)) return undefined;
  const loading = loadingOf(timeline, wait);
  const loaders = new Set<number>();
  for (const row of timeline.mutations.rowsBetween(from, to)) {
    if (loading.staysBusy && isRestyling(timeline, row, loaders)) continue;
    const isSign = isLoadingSign(timeline, row, loading);
    if (!isSign && !isUnrelated(timeline, row, click)) return timeline.mutations.timeOf(row);
    if (isSign) for (const { node } of changedBy(timeline, row)) loaders.add(node);
  }
  return undefined;
}

/** Whether a mutation only changes the look of loaders, as a transition does. */
const isRestyling = (timeline: Timeline, row: number, loaders: ReadonlySet<number>): boolean =>
  loaders.size > 0 &&
  !changesNodes(timeline, row) &&
  changedBy(timeline, row).every(
    ({ node, name }) => loaders.has(node) && (name === CLASS || name === STYLE),
  );

/** What the page waited for after a click. */
interface Loading {
  readonly wait: Wait;
  /** What had become of the request that the click sent when the wait ended. */
  readonly request: 'none' | 'open' | 'succeeded' | 'failed';
  /** The browser loads the page that the click opened. */
  readonly isPageOpen: boolean;
  /** The form of the click was sent, and the browser loads or has loaded the next page. */
  readonly isSent: boolean;
  /** The app opened the address of the clicked link, and may still fetch its page. */
  readonly isAddressOpen: boolean;
  /** The tracker reported that the page was busy long after the click. */
  readonly staysBusy: boolean;
}

function loadingOf(timeline: Timeline, wait: Wait): Loading {
  const { click, to } = wait;
  return {
    wait,
    request: requestOf(timeline, wait),
    isPageOpen: waitsForPage(timeline, click, to),
    isSent: isFormSent(timeline, click, to),
    isAddressOpen: opensAddress(timeline, wait),
    staysBusy: staysBusyAfter(timeline, click.at),
  };
}

function requestOf(timeline: Timeline, wait: Wait): Loading['request'] {
  const hasSucceeded = firstSuccessfulRequest(timeline, wait) !== undefined;
  if (hasSucceeded && !waitsForNextRequest(timeline, wait)) return 'succeeded';
  if (hasFailedRequest(timeline, wait)) return 'failed';
  return sendsRequest(timeline, wait.click) ? 'open' : 'none';
}

/** Whether a mutation only shows that the page waits, or that it has stopped waiting, without any result. */
function isLoadingSign(timeline: Timeline, row: number, loading: Loading): boolean {
  const { wait, request, isPageOpen, isSent, isAddressOpen, staysBusy } = loading;
  const { click } = wait;
  if (isOnlyRequesting(timeline, row)) return true;
  const time = timeline.mutations.timeOf(row);
  // What the press changed, such as suggestions that close, is not what the server returns.
  if (isSent && (time < click.at || isHiddenMark(timeline, row, click))) return true;
  if (isPageOpen && isMarkedAsSent(timeline, row, click)) return true;
  if (isPageOpen && isPassingName(timeline, row, click)) return true;
  if (isAddressOpen && isMarkOfAddress(timeline, row, click)) return true;
  const isSoon = time <= click.at + dead.busyMs;
  if (staysBusy && isSoon && isSpinner(timeline, row)) {
    const isState = request === 'none' && renamesControl(timeline, row, click);
    if (!isState) return true;
  }
  switch (request) {
    case 'open':
      return (
        isOnlyBusy(timeline, row, click.node) ||
        isOnlyBusyRegion(timeline, row, click) ||
        isOnlyLayer(timeline, row, click) ||
        isOnlyDots(timeline, row) ||
        isBusySubmit(timeline, row, click) ||
        (staysBusy && isSoon && isBusyPage(timeline, row, click))
      );
    case 'failed':
      return isTemporaryBusyState(timeline, row, wait) || isBusyControl(timeline, row, click);
    case 'succeeded':
      return (
        isTemporaryBusyState(timeline, row, wait) ||
        isPassingBusyControl(timeline, row, click) ||
        isSlowLoader(timeline, row, wait)
      );
    case 'none':
      return false;
  }
}

/** Whether a mutation happens by itself, belongs to another click, or is out of sight. */
const isUnrelated = (timeline: Timeline, row: number, click: ClickMoment): boolean =>
  isUnseenResponse(timeline, row) ||
  (click.closes === true && changesOnlyTexts(timeline, row)) ||
  isLift(timeline, row) ||
  isBackgroundChange(timeline, row, click) ||
  isNoticeExpiring(timeline, row, click) ||
  isTooltipClosing(timeline, row, click) ||
  isLoadingIndicator(timeline, row, click) ||
  isFeedbackOfLaterClick(timeline, row, click);
