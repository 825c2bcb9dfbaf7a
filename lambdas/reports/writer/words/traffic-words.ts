/** The report's lines about traffic sources, orders and returning visitors. */
import { traffic as copy } from '../../../contract/copy/reports.ts';
import type { SummaryData } from '../../../contract/report-summary.ts';
import { labelInText } from '../../../contract/rules/plain-text.ts';
import type { ReportFacts } from '../../facts/report-facts.ts';
import type { Source, Traffic } from '../../facts/traffic.ts';

const LISTED_MAX = 5;
/** From this many visitors at checkout, the report also states the share. */
const RATE_MIN_CHECKOUTS = 10;

export function trafficWords({ traffic }: ReportFacts): NonNullable<SummaryData['traffic']> {
  return {
    sources: sourceLines(traffic.sources),
    lines: [...shopLines(traffic), ...returning(traffic)],
  };
}

function sourceLines(sources: readonly Source[]) {
  const isWhole = sources.length <= LISTED_MAX;
  const shown = isWhole ? sources : sources.slice(0, LISTED_MAX - 1);
  const rest = sources.slice(shown.length).reduce((sum, { sessions }) => sum + sessions, 0);
  return [
    ...shown.map(({ from, campaign, sessions }) => ({
      name: copy.source(from, labelInText(campaign ?? '')),
      visits: sessions,
    })),
    ...(isWhole ? [] : [{ name: copy.rest, visits: rest }]),
  ];
}

function shopLines({ shop }: Traffic): string[] {
  if (!shop) return [];
  const { carts, checkouts, orders, share, shareBefore } = shop;
  const hasShare = checkouts >= RATE_MIN_CHECKOUTS && orders > 0 && orders < checkouts;
  return [
    copy.shop(orders, checkouts, carts),
    ...(hasShare ? [copy.rate(percent(share), shareBefore && percent(shareBefore))] : []),
  ];
}

const percent = (share: number) => Math.round(share * 100);

const returning = ({ returning: back }: Traffic): string[] =>
  back ? [copy.returning(back.visitors, back.of, back.days)] : [];
