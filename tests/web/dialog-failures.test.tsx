import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { addTeamMember } from '../../lambdas/contract/team.ts';
import { sendShareInstructions } from '../../lambdas/contract/websites.ts';
import { DOMAIN, integration } from '../factories/integration.ts';
import { server } from '../fakes/server.ts';
import { click, eventually, fill, open, user } from './app.tsx';
import { prepareTeam } from './team.ts';
import { known, openWebsites } from './website-server.ts';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

prepareTeam();
beforeEach(() => {
  openWebsites();
  known.pending = integration();
});

/** A dialog with two fields: how to open it, its fields, and its button. */
const share = {
  ...{ path: '/connection', opener: 'Share instructions', submit: 'Send instructions' },
  fields: ['Email address', 'Message'],
  call: sendShareInstructions,
} as const;
const add = {
  ...{ path: '/email-notifications', opener: 'Add team', submit: 'Add member' },
  fields: ['Email', 'Job Role'],
  call: addTeamMember,
} as const;
const lost = (call: typeof share.call | typeof add.call) => server.loseConnection(call);
const rejected =
  (code: Parameters<typeof server.reject>[1]) => (call: typeof share.call | typeof add.call) =>
    server.reject(call, code);

test.each([
  ['sharing', 'the connection is lost', share, lost, /^Failed to send instructions\./],
  [
    'sharing',
    'email is unavailable',
    share,
    rejected('mail-unavailable'),
    /^Failed to send instructions\. Please try again\.$/,
  ],
  [
    'sharing',
    'the limit is reached',
    share,
    rejected('share-limit'),
    /Copy the script and send it yourself\.$/,
  ],
  ['adding', 'the connection is lost', add, lost, /^Failed to add or remove the team member\.$/],
  [
    'adding',
    'email is unavailable',
    add,
    rejected('mail-unavailable'),
    /^Failed to add or remove the team member\.$/,
  ],
  ['adding', 'the limit is reached', add, rejected('team-limit'), /Try again tomorrow\.$/],
] as const)(
  'when %s fails because %s, the dialog says so and keeps the text and the focus [CONN-35, TEAM-20]',
  async (_, __, { path, opener, fields, submit, call }, fail, sentence) => {
    fail(call);
    open(path);
    await click(opener);
    const [email, text] = fields;
    await fill(text, `Please do ${DOMAIN}`);
    await fill(email, 'dev@agency.example');
    await user.keyboard('{Enter}');
    await screen.findByText(sentence);
    const field = screen.getByLabelText(email);
    expect(document.activeElement).toBe(field);
    expect(field).toHaveProperty('value', 'dev@agency.example');
    expect(screen.getByLabelText(text)).toHaveProperty('value', `Please do ${DOMAIN}`);
    // A click tries again; its button is focused and stays so.
    await click(submit);
    await eventually(() => expect(server.requestsTo(call)).toHaveLength(2));
    await eventually(() => expect(document.activeElement?.textContent).toBe(submit));
    expect(field).toHaveProperty('value', 'dev@agency.example');
  },
);

test.each([
  ['sharing', share],
  ['adding', add],
] as const)(
  'when %s fails because of the address, the field is focused and explained [CONN-35, TEAM-20]',
  async (_, { path, opener, fields, submit, call }) => {
    server.reject(call, 'mail-rejected');
    open(path);
    await click(opener);
    const [email, text] = fields;
    await fill(email, 'dev@agency.example');
    await fill(text, 'Please');
    await click(submit);
    const field = await screen.findByLabelText(email);
    await eventually(() => expect(document.activeElement).toBe(field));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const note = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toMatch(/\w+ \w+ .*\.$/);
    expect(field).toHaveProperty('value', 'dev@agency.example');
    expect(screen.getByLabelText(text)).toHaveProperty('value', 'Please');
  },
);
