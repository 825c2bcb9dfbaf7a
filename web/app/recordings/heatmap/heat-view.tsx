import { useState } from 'react';
import { heatmap as copy } from '../../../../lambdas/contract/copy/heatmap.ts';
import type { HeatedElement, Heatmap } from '../../../../lambdas/contract/heatmap.ts';
import { ChoiceButtons } from '../../ui/form/choice-buttons.tsx';
import { HeatRamp } from '../../ui/heat-ramp.tsx';
import { ElementList } from './element-list.tsx';
import { type Layer, layers } from './heat-spots.ts';
import { HeatStage } from './heat-stage.tsx';
import { ProblemIcon } from './problem-icon.tsx';

/** One heatmap: the layers, the picture, and the element list beside it. */
export function HeatView({ heat, among }: { heat: Heatmap; among: number | null }) {
  const [layer, setLayer] = useState<Layer>('all');
  const [pointed, setPointed] = useState<HeatedElement>();
  const views = copy.visits(heat.visits, heat.sessions, copy.on[heat.device]);
  const summary = [views, ...(among ? [copy.among(among)] : [])];
  return (
    <div className="grid gap-4">
      <h2 className="font-semibold break-words">{copy.title(heat.page)}</h2>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <ChoiceButtons
          label={copy.layer}
          choices={layers}
          value={layer}
          onChange={setLayer}
          className="flex flex-wrap gap-1 print:hidden"
        >
          {(each) => (
            <>
              <Sign layer={each} />
              {copy.layers[each]}
            </>
          )}
        </ChoiceButtons>
        <HeatRamp />
      </div>
      {/* A phone's picture is narrow: it is centered in one half, and the list has two columns in the other. */}
      <div
        className={
          heat.device === 'phone'
            ? 'grid gap-5 md:grid-cols-[22rem_minmax(0,1fr)] lg:grid-cols-2'
            : 'grid gap-5 lg:grid-cols-[minmax(0,1fr)_17rem]'
        }
      >
        {heat.picture ? (
          <HeatStage
            key={`${heat.picture.session_id} ${heat.page}`}
            {...{ heat, layer, pointed }}
            picture={heat.picture}
          />
        ) : (
          <p className="text-ink-muted">{copy.noPicture}</p>
        )}
        <div className="grid content-start gap-2.5">
          <ElementList {...{ heat, layer }} onPoint={setPointed} />
          <p className="text-ui text-ink-subtle">{summary.join('. ')}</p>
        </div>
      </div>
    </div>
  );
}

/** The symbol of a layer on the picture. */
const Sign = ({ layer }: { layer: Layer }) =>
  layer === 'rage' || layer === 'dead' ? (
    <svg viewBox="-12 -12 24 24" className="size-3.5" aria-hidden="true">
      <ProblemIcon kind={layer} />
    </svg>
  ) : null;
