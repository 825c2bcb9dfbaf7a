import { monthName } from '../../../contract/copy/numerals.ts';
import { trackRecord as say } from '../../../contract/copy/reports.ts';
import type { TrackRecord } from '../../facts/track-record.ts';

export const trackRecordLine = (record: TrackRecord): string =>
  [
    say.reported(record.reported, monthName(record.month)),
    say.marked(record.useful, record.wrong),
    say.repaired(record.repaired, record.returned),
  ]
    .filter(Boolean)
    .join(' ');
