import { StepIndicator } from '../stepper/step-indicator.tsx';
import type { Step } from '../stepper/step.ts';
import { StepNote } from '../stepper/step-note.tsx';
import { VisuallyHidden } from '../text/visually-hidden.ts';
import { StageCell, StageNote } from './pipeline-parts.ts';

type PipelineStageProps = { step: Step };

/** A later stage is a small dot on the dashed line; its text is for screen readers only. */
export function PipelineStage({ step }: PipelineStageProps) {
  const { state, icon, action, stage, words } = step;

  return (
    <StageCell data-state={state}>
      <div>
        {action ?? <StepIndicator state={state} size={state === 'later' ? 'bead' : 'regular'} icon={icon} />}
      </div>
      {words !== undefined && <VisuallyHidden>{words} </VisuallyHidden>}
      <StageNote $state={state}>
        <StepNote step={step} />
      </StageNote>
      {state === 'later' && <VisuallyHidden>{stage}: later</VisuallyHidden>}
    </StageCell>
  );
}
