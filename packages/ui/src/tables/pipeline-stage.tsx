import { Bulb } from '../lights/bulb.tsx';
import type { Light } from '../lights/light.ts';
import { WhoAndWhen } from '../lights/who-and-when.tsx';
import { VisuallyHidden } from '../text/visually-hidden.ts';
import { StageCell, StageNote } from './pipeline-parts.ts';

type PipelineStageProps = { light: Light };

/** A later stage is a small dot on the dashed line; its text is for screen readers only. */
export function PipelineStage({ light }: PipelineStageProps) {
  const { state, icon, action, stage, words } = light;

  return (
    <StageCell data-state={state}>
      <div>{action ?? <Bulb state={state} size={state === 'later' ? 'bead' : 'regular'} icon={icon} />}</div>
      {words !== undefined && <VisuallyHidden>{words} </VisuallyHidden>}
      <StageNote $state={state}>
        <WhoAndWhen light={light} />
      </StageNote>
      {state === 'later' && <VisuallyHidden>{stage}: later</VisuallyHidden>}
    </StageCell>
  );
}
