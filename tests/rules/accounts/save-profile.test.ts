import { expect, test } from 'vitest';
import { profileStore } from '../../../lambdas/accounts/profile/profile.store.ts';
import { saveProfile } from '../../../lambdas/accounts/profile/save-profile.protocol.ts';
import { memoryTable } from '../../fakes/memory-table/memory-table.ts';

const SIGN_UP = new Date('2026-11-20T09:00:00Z');
const NOW = new Date('2026-11-29T09:00:00Z');
const ann = { id: 'ann', email: 'ann@example.com', first_name: 'Ann', last_name: 'Lee' };

test.each([
  ['a website', { website: 'archer.example' }],
  ['a company', { company: 'Archer' }],
])('%s that is saved again writes nothing, so no open page is notified', async (_, fields) => {
  const { table, counts } = memoryTable();
  const profiles = profileStore(table);
  await profiles.createOnce(ann, SIGN_UP);
  const saved = await saveProfile(profiles, 'ann', fields, NOW);
  expect(saved).toMatchObject({ ...ann, ...fields, updated_at: NOW.toISOString() });
  const { writes } = counts;
  const later = new Date('2026-11-30T09:00:00Z');
  expect(await saveProfile(profiles, 'ann', fields, later)).toEqual(saved);
  expect(counts.writes).toBe(writes);
});

test('a profile of a deleted account is not saved', async () => {
  const profiles = profileStore(memoryTable().table);
  await expect(saveProfile(profiles, 'ann', { website: 'a.example' }, NOW)).rejects.toMatchObject({
    code: 'sign-in-needed',
  });
});
