import { expandMoves, MoveBudget } from '../../../lambdas/contract/replay/expand-moves.ts';
import { PageMirror } from '../../../lambdas/contract/replay/page-mirror.ts';
import type { RecordedEvent } from '../../../lambdas/contract/tracker.ts';
import { decodeBatch } from '../../../lambdas/contract/wire/decode.ts';
import { packBatch } from '../../../lambdas/contract/wire/pack.ts';
import { SharedSheets } from '../../../lambdas/contract/wire/shared-sheets.ts';
import type { EncodedEvent } from '../../../lambdas/contract/wire/writer.ts';
import { Cost } from '../../../web/tracker/cost.ts';
import { Documents } from '../../../web/tracker/documents.ts';
import { Lifetime } from '../../../web/tracker/lifetime.ts';
import { pageRecorder } from '../../../web/tracker/page/index.ts';

interface Recording {
  /** Returns the number of recorder errors. */
  stop(): number;
}

/** Emits each event after encoding and decoding, with moves expanded into rrweb events. */
export function recordPage(
  emit: (event: RecordedEvent) => void,
  onStorm?: () => void,
  pieceNodes?: number,
): Recording {
  const mirror = new PageMirror();
  return recordEncoded(
    (encoded) => {
      const event = eventOf(encoded);
      expandMoves(event, mirror.tree, new MoveBudget());
      mirror.apply(event);
      emit(event);
    },
    onStorm,
    pieceNodes,
  );
}

export function eventOf(encoded: EncodedEvent): RecordedEvent {
  const bytes = packBatch({ seq: 0, sent_at: encoded.at }, [encoded]);
  const batch = decodeBatch(bytes, undefined, new SharedSheets());
  if (typeof batch === 'string') throw new Error(`The recorder wrote a ${batch} event`);
  return batch.events[0] as RecordedEvent;
}

export function recordEncoded(
  emit: (event: EncodedEvent) => void,
  onStorm: () => void = () => {},
  pieceNodes?: number,
): Recording {
  const life = new Lifetime();
  const documents = new Documents(life);
  const end = pageRecorder.start({
    life,
    cost: new Cost(),
    documents,
    emit,
    onStorm,
    onSnapshot: () => {},
    ...(pieceNodes && { pieceNodes }),
  });
  return {
    stop() {
      end();
      life.end();
      return life.errors;
    },
  };
}
