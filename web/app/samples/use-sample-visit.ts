import { useQuery } from '@tanstack/react-query';
import { unpacked } from '../recordings/playback/part-events.ts';
import type { Source } from '../recordings/playback/playback.ts';
import type { SampleVisit } from './sample-visit.ts';
import address from './visit.json.gz?url';

/** Loads the sample recording, a file of the app that `npm run record-seed` writes. */
export const useSampleVisit = () =>
  useQuery({
    queryKey: ['sample-visit'],
    queryFn: async () => {
      const response = await fetch(address);
      if (!response.ok) throw new Error(`The sample recording returned ${response.status}`);
      return JSON.parse(await unpacked(response)) as SampleVisit;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

export const sourceOf = ({ parts, contents }: SampleVisit): Source => ({
  parts,
  load: async (index) => contents[index] ?? { synthetic: 0, events: [] },
});
