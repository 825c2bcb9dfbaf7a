/** The filter bar of the recordings page, for tests that operate it. */
import { screen, within } from '@testing-library/react';
import { listSegments } from '../../../lambdas/contract/recording-segments.ts';
import { listRecordings } from '../../../lambdas/contract/recordings.ts';
import { recordingList, recordingRow } from '../../factories/recording-row.ts';
import { server } from '../../fakes/server.ts';
import { signedIn, user } from '../app.tsx';

/** Signs in an owner with one recording and no saved filters. */
export function signedInWithOneRecording(): void {
  signedIn();
  server.respond(listSegments, { segments: [] });
  const values = { countries: ['DE', 'FR'], browsers: ['Opera'] };
  server.respond(listRecordings, recordingList([recordingRow()], values));
}

/** The texts of the active filters. */
export const chips = () =>
  within(screen.getByRole('list', { name: 'Active filters' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('span')?.firstElementChild?.textContent);
export const choose = async (name: string) =>
  user.click(await screen.findByRole('option', { name }));
/** The text of the element that has the focus. */
export const focused = () => document.activeElement?.textContent;
/** The label of the element that has the focus. */
export const focusedName = () => document.activeElement?.getAttribute('aria-label');
