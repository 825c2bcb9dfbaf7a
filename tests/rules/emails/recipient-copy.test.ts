import { expect, test } from 'vitest';
import { mails } from '../../../lambdas/contract/copy/mails.ts';
import {
  copyFor,
  linkCollector,
  placeholder,
} from '../../../lambdas/emails/delivery/recipient-copy.ts';
import { previewOf, resendCopy } from '../../../lambdas/emails/delivery/untracked-copy.ts';

const section = (name: string, text: string) =>
  `${placeholder(name)}${text}${placeholder(`/${name}`)}`;
const book = linkCollector();
const target = (address: string) => book.to(address);
const written = {
  html: [
    `<a href="${target('https://app.test/first')}">First</a>`,
    `<a href="${target('https://app.test/second')}">Second</a>`,
    `<a href="${target('https://app.test/first')}">First again</a>`,
    `<a href="${placeholder('report')}">Report</a>`,
    `<a href="${placeholder('unsubscribe')}">Unsubscribe</a>`,
    `<img src="${placeholder('pixel')}"/><img src="cid:known"/><img src="cid:unknown"/>`,
    section('owners', 'Owner’s part'),
    section('weekly', 'Weekly part'),
    `Hi${placeholder('name')}. ${placeholder('reason')}`,
  ].join('\n'),
  text: [
    `Hi${placeholder('name')}.`,
    `${section('owners', 'Owner’s part')}${section('weekly', 'Weekly part')}`,
    `Unsubscribe: ${placeholder('unsubscribe')}\n1 Harbor Lane`,
  ].join('\n\n'),
  subject: 'Sunday went smoothly',
  weeklySubject: 'Your week: “Apply” doesn’t respond',
  links: book.targets,
  about: { ownerFirstName: 'Maya', ownerName: 'Maya Okafor', domain: 'harborlane.example' },
  pictures: [{ name: 'known', png: 'AAAA' }],
};
const [owner, member] = [{ role: 'owner' as const }, { role: 'member' as const }];
const links = {
  click: (link: number | 'report') => `click/${link}`,
  open: 'open/x',
  unsubscribe: 'https://app.test/u?a=1&b="',
};
const still = { report: 'https://app.test/report', unsubscribe: links.unsubscribe };
const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

test('a link of a report is counted by its number, the same target by the same number', () => {
  const { html, headers } = copyFor(written, { ...owner, isWeekly: false }, links);
  const unsubscribe = 'https://app.test/u?a=1&#38;b=&#34;';
  expect(hrefs(html)).toEqual(['click/0', 'click/1', 'click/0', 'click/report', unsubscribe]);
  expect(html).toContain('<img src="open/x"/>');
  expect(headers['List-Unsubscribe']).toBe(`<${links.unsubscribe}>`);
});

test('each copy has one of two texts: that of the week or that of the day', () => {
  const either =
    '\ue000weekly\ue001Week.\ue000/weekly\ue001\ue000daily\ue001Day.\ue000/daily\ue001';
  const textOf = (isWeekly: boolean) =>
    copyFor({ ...written, html: either }, { ...member, isWeekly }, links).html;
  expect([textOf(true), textOf(false)]).toEqual(['Week.', 'Day.']);
});

test('the subject for weekly readers is about their week, unless nothing of it is open', () => {
  const subjectOf = (isWeekly: boolean, weeklySubject = written.weeklySubject) =>
    copyFor({ ...written, weeklySubject }, { ...member, isWeekly }, links).subject;
  expect(subjectOf(true)).toBe('Your week: “Apply” doesn’t respond');
  expect(subjectOf(false)).toBe('Sunday went smoothly');
  expect(subjectOf(true, '')).toBe('Sunday went smoothly');
  expect(resendCopy(written, true, still).subject).toBe('Your week: “Apply” doesn’t respond');
});

test('a report that is sent again counts neither opens nor clicks', () => {
  const { html } = resendCopy(written, false, still);
  expect(hrefs(html)).toEqual([
    'https://app.test/first',
    'https://app.test/second',
    'https://app.test/first',
    still.report,
    'https://app.test/u?a=1&#38;b=&#34;',
  ]);
  expect(html).not.toContain('<img src=""');
  expect(html.match(/<img/g)).toHaveLength(2);
});

test('a preview has its pictures and no unsubscribe link', () => {
  const { html, text } = previewOf(written, { ...owner, isWeekly: false }, still.report);
  expect(hrefs(html).slice(3)).toEqual([still.report]);
  expect(html).toContain('\nUnsubscribe\n');
  expect(html).toContain('<img src="data:image/png;base64,AAAA"/><img src="cid:unknown"/>');
  expect(text).toMatch(/Unsubscribe\n1 Harbor Lane$/);
});

test('a report in the browser has no link to itself', () => {
  const more = `<a class="x" href="${placeholder('report')}">3 more</a>`;
  const link = `<a href="${placeholder('report')}" class="x">${mails.report.open}</a>`;
  const spoken = { ...written, html: `(${link})(${more})${written.html}` };
  const { html } = previewOf(spoken, { ...member, isWeekly: false });
  expect(hrefs(html)).toEqual(written.links.concat(written.links.slice(0, 1)));
  expect(html).toMatch(/^\(\)\(3 more\)/);
});

test.each([
  [{ ...owner, isWeekly: false }, ['Owner’s part'], ', Maya.', mails.ownerReason],
  [{ ...owner, isWeekly: true }, ['Owner’s part', 'Weekly part'], ', Maya.', mails.ownerReason],
  [{ ...member, isWeekly: false }, [], '.', undefined],
  [{ ...member, isWeekly: true }, ['Weekly part'], '.', undefined],
])('a copy for %j has its parts and its reason', (reader, parts, name, ownerReason) => {
  const { html, text } = copyFor(written, reader, links);
  const { ownerName, domain } = written.about;
  const reason = ownerReason ? ownerReason(domain) : mails.memberReason(ownerName, domain);
  expect(html).toContain(`Hi${name} ${reason}`);
  expect(text.startsWith(`Hi${name}\n\n`)).toBe(true);
  for (const part of ['Owner’s part', 'Weekly part']) {
    const isThere = parts.includes(part);
    expect([html.includes(part), text.includes(part)]).toEqual([isThere, isThere]);
  }
});

test('an email with an unfilled placeholder is never sent', () => {
  const spoiled = { ...written, html: placeholder('mystery') };
  expect(() => copyFor(spoiled, { ...owner, isWeekly: false }, links)).toThrow('mystery');
});
