import { dayName } from '../../../contract/copy/numerals.ts';
import { week as words } from '../../../contract/copy/week.ts';
import type { TrendDay } from '../../../contract/reports.ts';
import type { Week, WeekSummary } from '../../../contract/rules/week.ts';
import { presentation, Row } from '../layout.tsx';
import { heading, wrap } from '../plain-text.ts';
import { colors, sans } from '../style.ts';
import { Link, Paragraph, Subheading } from '../typography.tsx';

/** The week's summary in a Monday email. Only copies for weekly recipients keep it. */
export interface WeekSection {
  readonly week: WeekSummary;
  /** Links into the app, so only the owner's copy keeps it. */
  readonly link: string;
  readonly weeklyOnly: readonly [from: string, to: string];
  /** Around what the title of the week replaces. */
  readonly dailyOnly: readonly [from: string, to: string];
  /** The title of copies with the week, if problems of the week are still open. */
  readonly title?: string | undefined;
  readonly ownersOnly: readonly [from: string, to: string];
}

const cell = { padding: '3px 0', fontFamily: sans, fontSize: '14px', lineHeight: '20px' };

const sentencesOf = ({ visitors, before, issueDays }: Week): string =>
  [words.visitors(visitors), words.compared(visitors, before), words.issueDays(issueDays)]
    .filter(Boolean)
    .join(' ');

const numbersOf = ({ visitors, issues }: TrendDay): string =>
  visitors === null
    ? words.noReport
    : `${words.visitorsOn(visitors)}${issues ? `, ${words.issues(issues)}` : ''}`;

const Problems = ({ week }: { week: WeekSummary }) => (
  <table {...presentation} width="100%" style={{ margin: '10px 0 0' }}>
    <tbody>
      <tr>
        <td className="e-ink" style={{ ...cell, fontWeight: 700, color: colors.ink }}>
          {words.stillOpen}
        </td>
      </tr>
      {week.problems.map((problem) => (
        <tr key={problem.fingerprint}>
          <td className="e-ink" style={{ ...cell, color: colors.ink, wordBreak: 'break-word' }}>
            {problem.title}
            <br />
            <span className="e-mut" style={{ color: colors.muted }}>
              {words.seenOn(problem.days, problem.most)}
            </span>
          </td>
        </tr>
      ))}
      {week.unlisted > 0 && (
        <tr>
          <td className="e-mut" style={{ ...cell, color: colors.muted }}>
            {words.moreOpen(week.unlisted)}
          </td>
        </tr>
      )}
    </tbody>
  </table>
);

/** The email’s title for both kinds of copies, each of which keeps one. */
export function eitherTitle(
  week: WeekSection | undefined,
  daily: string,
  show: (title: string) => string = String,
): string {
  if (week?.title === undefined) return show(daily);
  const { weeklyOnly, dailyOnly } = week;
  return [
    weeklyOnly[0],
    show(week.title),
    weeklyOnly[1],
    dailyOnly[0],
    show(daily),
    dailyOnly[1],
  ].join('');
}

/** One row, so that removing it leaves a valid table. */
export function WeekRows({ week, link, weeklyOnly, ownersOnly }: WeekSection) {
  return (
    <Row>
      {weeklyOnly[0]}
      <Subheading>{words.heading}</Subheading>
      <Paragraph>{sentencesOf(week)}</Paragraph>
      {week.problems.length > 0 && <Problems week={week} />}
      <table {...presentation} width="100%" style={{ margin: '10px 0 22px' }}>
        <tbody>
          {week.days.map((day) => (
            <tr key={day.date}>
              <td className="e-ink" style={{ ...cell, color: colors.ink }}>
                {dayName(day.date)}
              </td>
              <td align="right" className="e-mut" style={{ ...cell, color: colors.muted }}>
                {numbersOf(day)}
              </td>
            </tr>
          ))}
          {ownersOnly[0]}
          <tr>
            <td colSpan={2} style={{ ...cell, padding: '8px 0 0' }}>
              <Link to={link}>{words.open}</Link>
            </td>
          </tr>
          {ownersOnly[1]}
        </tbody>
      </table>
      {weeklyOnly[1]}
    </Row>
  );
}

const problemsText = ({ problems, unlisted }: WeekSummary): string =>
  [
    `${words.stillOpen}:`,
    ...problems.map(
      ({ title, days, most }) => `${wrap(title, '- ')}\n${wrap(words.seenOn(days, most), '  ')}`,
    ),
    ...(unlisted > 0 ? [words.moreOpen(unlisted)] : []),
  ].join('\n');

export const weekText = ({ week, link, weeklyOnly, ownersOnly }: WeekSection): string =>
  [
    `${weeklyOnly[0]}${heading(words.heading)}`,
    wrap(sentencesOf(week)),
    ...(week.problems.length > 0 ? [problemsText(week)] : []),
    `${week.days.map((day) => `  ${dayName(day.date)}: ${numbersOf(day)}`).join('\n')}${ownersOnly[0]}`,
    `${words.open}:\n${link}${ownersOnly[1]}${weeklyOnly[1]}`,
  ].join('\n\n');
