import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerIssue } from '../../lambdas/contract/issue-answer.ts';
import {
  deleteSegment,
  listSegments,
  saveSegment,
} from '../../lambdas/contract/recording-segments.ts';
import { deleteRecordings, listRecordings } from '../../lambdas/contract/recordings.ts';
import { getLatestReport } from '../../lambdas/contract/reports.ts';
import { listTeamMembers, removeTeamMember } from '../../lambdas/contract/team.ts';
import { getIntegration, saveAnalysis } from '../../lambdas/contract/websites.ts';
import { active } from '../factories/integration.ts';
import { recordingList, recordingRow } from '../factories/recording-row.ts';
import { reportIssue, reportRow } from '../factories/report.ts';
import { provider } from '../fakes/auth.ts';
import { server } from '../fakes/server.ts';
import '../../web/app/lib/query.tsx';
import '../../web/app/recordings/filters/filter-bar.tsx';
import '../../web/app/recordings/filters/segment-dialog.tsx';
import '../../web/app/recordings/recordings-page.tsx';
import '../../web/app/shell/app-shell.tsx';
import '../../web/app/shell/live-parts.tsx';
import { eventually, fill, open, user } from './app.tsx';
import { TEXT } from './connection.ts';
import { oneReport, PATH, reports } from './reports/insights.ts';
import { prepareTeam, tom } from './team.ts';
import { known, openWebsites } from './website-server.ts';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

prepareTeam();
const phones = { id: '1', name: 'Phones', query: 'device=phone' };
beforeEach(() => {
  server.respond(listSegments, { segments: [phones] });
  const rows = [recordingRow(), recordingRow({ session_id: 's2' })];
  server.respond(listRecordings, recordingList(rows));
});

/** Presses a button with the keyboard. */
async function pressByKey(name: string) {
  const button = await screen.findByRole('button', { name });
  // The focus helper loads after the page, together with the website request.
  if (provider.stored)
    await eventually(() => expect(server.requestsTo(getIntegration)).not.toEqual([]));
  button.focus();
  await user.keyboard('{Enter}');
}
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

test('the focus goes from a removed member to the next one', async () => {
  const members = ['ann', 'bea', 'cleo'].map((name) => ({
    ...tom,
    id: name,
    email: `${name}@archer.example`,
  }));
  const owner = { owner_since: null, owner_mail: 'active', owner_rhythm: 'daily' } as const;
  server.respond(listTeamMembers, { members, ...owner });
  server.respond(removeTeamMember, ({ id }) => {
    server.respond(listTeamMembers, {
      members: members.filter((each) => each.id !== id),
      ...owner,
    });
    return { success: true };
  });
  open('/email-notifications');
  await pressByKey('Remove bea@archer.example');
  await eventually(() => expect(focused()).toBe('Remove cleo@archer.example'));
});

test('the focus goes from a deleted segment to the one before it', async () => {
  server.respond(deleteSegment, () => {
    server.respond(listSegments, { segments: [] });
    return { success: true };
  });
  open('/recordings?device=phone');
  await pressByKey('Delete the segment Phones');
  await eventually(() => expect(focused()).toBe('Returning visitors'));
});

test('a segment is renamed by keyboard, and the focus returns to its pencil', async () => {
  server.respond(saveSegment, ({ id = '', name, query }) => {
    server.respond(listSegments, { segments: [{ id, name, query }] });
    return { segment: { id, name, query } };
  });
  open('/recordings?device=phone');
  await pressByKey('Rename the segment Phones');
  const field = await screen.findByLabelText('Name');
  await eventually(() => expect(document.activeElement).toBe(field));
  expect(field).toHaveProperty('value', 'Phones');
  await fill('Name', 'Mobile');
  await user.keyboard('{Enter}');
  await screen.findByText('Segment renamed');
  expect(server.requestsTo(saveSegment)[0]?.body).toEqual({ ...phones, name: 'Mobile' });
  await eventually(() => expect(focused()).toBe('Rename the segment Mobile'));
});

test('the focus moves from "Save as segment", removed after saving, to "Add filter"', async () => {
  server.respond(listSegments, { segments: [] });
  server.respond(saveSegment, () => {
    server.respond(listSegments, { segments: [phones] });
    return { segment: phones };
  });
  open('/recordings?device=phone');
  await pressByKey('Save as segment');
  await fill('Name', 'Phones');
  await user.keyboard('{Enter}');
  await eventually(() => expect(focused()).toBe('Add filter'));
});

test('the focus stays in the list after the selection was cleared', async () => {
  open('/recordings');
  const [box] = await screen.findAllByRole('checkbox', { name: /^Select the recording/ });
  await user.click(box as Element);
  await pressByKey('Clear selection');
  await eventually(() => expect(focused()).toBe('Star this recording'));
});

test('the focus is not lost when the selection bar disappears after deleting recordings', async () => {
  server.respond(deleteRecordings, { success: true, deleted: 1 });
  open('/recordings');
  const [box] = await screen.findAllByRole('checkbox', { name: /^Select the recording/ });
  await user.click(box as Element);
  await pressByKey('Delete selected');
  const dialog = await screen.findByRole('dialog');
  within(dialog).getByRole('button', { name: 'Delete selected' }).focus();
  await user.keyboard('{Enter}');
  await eventually(() => expect(screen.queryByText('1 selected')).toBeNull());
  await eventually(() => expect(focused()).toMatch(/^Select the recording/));
});

test('an answer button keeps the focus and sends once while saving', async () => {
  oneReport();
  const { fingerprint } = reportIssue();
  let save = () => {};
  server.respond(answerIssue, () => {
    const reply = { answer: { fingerprint, useful: true, mark: null }, appliesFrom: '2026-11-22' };
    return new Promise((resolve) => {
      save = () => resolve(reply);
    });
  });
  open(PATH);
  await pressByKey('Useful');
  await eventually(() => expect(server.requestsTo(answerIssue)).toHaveLength(1));
  const useful = screen.getByRole('button', { name: 'Useful' });
  // A browser moves the focus away from a disabled button.
  expect([useful.matches(':enabled'), focused()]).toEqual([true, 'Useful']);
  await user.keyboard('{Enter}');
  save();
  await eventually(() => expect(useful.getAttribute('aria-pressed')).toBe('true'));
  expect(server.requestsTo(answerIssue)).toHaveLength(1);
});

test('at the oldest report the focus moves from the disabled button to the day picker', async () => {
  oneReport();
  const dayOf = ({ date = '' }: { date?: string | undefined }) => ({ ...reportRow(), date });
  server.respond(getLatestReport, (asked) => ({ report: dayOf(asked), answers: [] }));
  open(`${PATH}?date=${reports[1]?.date}`);
  const step = await screen.findByRole('link', { name: 'Previous report' });
  step.focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Previous report' });
  await eventually(() => expect(document.activeElement?.getAttribute('role')).toBe('combobox'));
});

test('the focus moves from "Save", removed after saving, to the description', async () => {
  openWebsites();
  known.integration = active();
  const saved = { ...active(), website_analysis: 'It sells candles.' };
  server.respond(saveAnalysis, () => {
    known.integration = saved;
    return { success: true };
  });
  open('/connection');
  await fill(TEXT, saved.website_analysis);
  await pressByKey('Save description');
  await eventually(() => expect(document.activeElement?.tagName).toBe('TEXTAREA'));
});

test('the focus is not lost when the reset form is replaced [RESET-02]', async () => {
  provider.reset();
  open('/forgot-password');
  await fill('Email', 'ann@example.com');
  await pressByKey('Send reset link');
  await screen.findByRole('heading', { level: 1, name: 'Check your email' });
  expect(focused()).toBe('Back to login');
  await pressByKey('Try again');
  expect(document.activeElement).toBe(await screen.findByLabelText('Email'));
});
