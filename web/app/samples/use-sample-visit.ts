import { useQuery } from '@tanstack/react-query';
import { unpacked } from '../recordings/playback/part-events.ts';
import type { Source } from '../recordings/playback/playback.ts';
import type { SampleVisit } from './sample-visit.ts';
import address from './visit.json.gz?url';

/** The sample comes with the app; `npm run record-seed` writes it. */
export const useSampleVisit = () =>
  useQuery({
    queryKey: ['sample-visit'],
    queryFn: async () => {
      const response = await fetch(address);
      if (!response.ok) throw new Error(`The sample recording answered ${response.status}`);
      return JSON.parse(await unpacked(response)) as SampleVisit;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

export const sourceOf = ({ parts, contents }: SampleVisit): Source => ({
  parts,
  load: async (index) => contents[index] ?? { synthetic: 0, events: [] },
});
