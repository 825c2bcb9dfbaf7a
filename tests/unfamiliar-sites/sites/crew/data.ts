import { foldIds } from '../../fold-ids.ts';
import { jsonReply, type Reply, type SiteRequest } from '../../site.ts';

// What the server of the app knows.

const people = [
  'Ada Moreno',
  'Ben Okafor',
  'Carla Weiss',
  'Dmitri Novak',
  'Elif Demir',
  'Femi Adeyemi',
  'Grace Lin',
  'Hugo Marchetti',
  'Ines Duarte',
  'Jonas Brandt',
  'Keiko Tanaka',
  'Liam Byrne',
  'Mara Petrov',
  'Noor Haddad',
  'Oscar Lindqvist',
  'Priya Nair',
  'Quinn Harper',
  'Rosa Vidal',
  'Sam Whitaker',
  'Tessa Vos',
  'Umar Sheikh',
  'Vera Kowalski',
  'Will Anders',
  'Yara Costa',
];
const roles = ['Barista', 'Shift lead', 'Kitchen', 'Driver'];
const sites = ['Harbor Street', 'Old Mill', 'Airport'];

const members = people.map((name, index) => ({
  id: 201 + index,
  name,
  email: `${name.toLowerCase().replace(' ', '.')}@harborcoffee.example`,
  role: roles[index % roles.length],
  site: sites[index % sites.length],
  rate: 16 + (index % 7) * 1.5,
  hours: 24 + ((index * 5) % 17),
  phone: `+1 555 01${String(10 + index)}`,
  // The HR import kept the names of the old system.
  timeZone: index % 5 === 1 ? 'Pacific Time (US & Canada)' : 'America/Los_Angeles',
}));

const shifts = (week: number) =>
  Array.from({ length: 14 }, (_, index) => ({
    id: 7_000 + week * 100 + index,
    day: index % 7,
    person: members[(index * 3 + week) % members.length]?.name,
    from: index < 7 ? '07:00' : '14:00',
    to: index < 7 ? '14:00' : '21:00',
    site: sites[index % 3],
  }));

const tasks = [
  ['Order oat milk', 'todo'],
  ['Fix grinder at Old Mill', 'todo'],
  ['Print allergen cards', 'todo'],
  ['Train new closers', 'doing'],
  ['Count the safe', 'doing'],
  ['Renew food permits', 'doing'],
  ['Hire two drivers', 'done'],
  ['Replace till rolls', 'done'],
].map(([title, column], index) => ({ id: 401 + index, title, column, owner: people[index] }));

const hours = members.slice(0, 16).map(({ id, name, site }, index) => ({
  id,
  name,
  site,
  hours: 32 + (index % 5),
  approved: index % 4 === 3,
}));

const range = (step: number) =>
  Array.from({ length: 7 }, (_, index) => ({
    label: `Day ${index * step + 1}`,
    planned: 180 + ((index * 37) % 60),
    worked: 170 + ((index * 53) % 70),
  }));

interface ApiResponse {
  readonly status?: number;
  readonly afterMs?: number;
  readonly json?: unknown;
}
const ok: ApiResponse = { json: { ok: true }, afterMs: 350 };

/** By method and path, ids folded. */
const api: Readonly<Record<string, ApiResponse>> = {
  // A visitor who is not logged in: the marketing pages ask to know which button to show.
  'GET /api/session': { status: 401, json: { error: 'unauthenticated' } },
  'GET /api/me': {
    json: { name: 'Ada Moreno', email: 'ada@harborcoffee.example', company: 'Harbor Coffee' },
  },
  'GET /api/presence': { json: { online: 9 } },
  'POST /api/events': { status: 204 },
  'POST /api/login': { json: { ok: true }, afterMs: 700 },
  'GET /api/members': { json: members, afterMs: 450 },
  'GET /api/members/search': { json: members, afterMs: 350 },
  'PATCH /api/members/:id/role': ok,
  // Rates are locked while a pay run is open.
  'PATCH /api/members/:id/rate': {
    status: 409,
    json: { error: 'pay_run_open' },
    afterMs: 600,
  },
  ...Object.fromEntries(
    Array.from({ length: 12 }, (_, week) => [
      `GET /api/schedule/w${44 + week}`,
      { json: shifts(week), afterMs: 400 },
    ]),
  ),
  'PATCH /api/shifts/:id': ok,
  'DELETE /api/shifts/:id': ok,
  'POST /api/schedule/publish': ok,
  'GET /api/tasks': { json: tasks, afterMs: 400 },
  'PATCH /api/tasks/:id': ok,
  'POST /api/tasks/:id/comments': ok,
  'GET /api/timesheets': { json: hours, afterMs: 450 },
  'PATCH /api/timesheets/:id': ok,
  'GET /api/timeoff': {
    json: [
      { id: 1, name: 'Grace Lin', from: 'Dec 3', to: 'Dec 5', status: 'Approved' },
      { id: 2, name: 'Hugo Marchetti', from: 'Dec 11', to: 'Dec 12', status: 'Pending' },
    ],
    afterMs: 500,
  },
  // Checks the calendars of every site before it answers.
  'POST /api/timeoff': { json: { ok: true }, afterMs: 2_400 },
  'GET /api/reports/week': { json: range(1), afterMs: 900 },
  'GET /api/reports/month': { json: range(3), afterMs: 1_900 },
  'GET /api/reports/quarter': { json: range(9), afterMs: 2_600 },
  'POST /api/invites': ok,
  'PATCH /api/settings': ok,
  'POST /api/avatar': { json: { ok: true }, afterMs: 1_100 },
  'PATCH /api/billing/seats': ok,
  // The plan asks for an address that the form does not collect.
  'POST /api/billing/subscriptions': {
    status: 422,
    json: { error: 'tax_location_invalid' },
    afterMs: 900,
  },
};

export function reply({ method, path }: SiteRequest): Reply | undefined {
  const known = api[`${method} ${foldIds(path)}`];
  if (!known) return undefined;
  const { json, ...rest } = known;
  return json === undefined
    ? { body: '', type: 'application/json', ...rest }
    : jsonReply(json, rest);
}
