import { VisuallyHidden } from '../text/visually-hidden.ts';
import { StepIndicator } from './step-indicator.tsx';
import type { Step, StepState } from './step.ts';
import { StepList, IndicatorSlot, StepLabel, StepItem, StepText } from './stepper-parts.ts';
import { hasStepNote, StepNote } from './step-note.tsx';

type StepperProps = {
  label: string;
  steps: readonly Step[];
  size?: 'regular' | 'small';
  align?: 'center' | 'start';
  /** `auto` is `across`, and `vertical` below a width of 640 px. */
  layout?: 'auto' | 'across' | 'vertical';
};

const stateLabels: Record<StepState, string> = {
  lit: 'done',
  waiting: 'waiting',
  action: 'to do',
  next: 'next',
  later: 'later',
};

/** Shows the progress through a list of steps. Each step shows its state, its name, who completed it and when. */
export function Stepper({ label, steps, size = 'regular', align = 'center', layout = 'auto' }: StepperProps) {
  return (
    <StepList aria-label={label} $align={align} $layout={layout} $size={size}>
      {steps.map((step, index) => (
        <StepItem
          key={`${index} ${step.stage}`}
          data-state={step.state}
          aria-current={isCurrent(step) ? 'step' : undefined}
        >
          <IndicatorSlot>
            {step.action ?? <StepIndicator state={step.state} size={size} icon={step.icon} />}
          </IndicatorSlot>
          <StepText>
            <StepLabel $state={step.state} $hasNote={hasStepNote(step)}>
              {step.stage}
              <VisuallyHidden>: {stateLabels[step.state]}</VisuallyHidden>
            </StepLabel>
            <small>
              <StepNote step={step} />
            </small>
          </StepText>
        </StepItem>
      ))}
    </StepList>
  );
}

function isCurrent({ state }: Step): boolean {
  return state === 'next' || state === 'action' || state === 'waiting';
}
