import { VisuallyHidden } from '../text/visually-hidden.ts';
import { Bulb } from './bulb.tsx';
import type { Light, LightState } from './light.ts';
import { Row, Socket, Stage, Step, Words } from './lights-parts.ts';
import { saysWhoOrWhen, WhoAndWhen } from './who-and-when.tsx';

type LightsProps = {
  label: string;
  lights: readonly Light[];
  size?: 'regular' | 'small';
  align?: 'center' | 'start';
  /** `auto`: across; vertical below 640 px. */
  layout?: 'auto' | 'across' | 'vertical';
};

const stateWords: Record<LightState, string> = {
  lit: 'done',
  waiting: 'waiting',
  action: 'to do',
  next: 'next',
  later: 'later',
};

/** Stepper, drawn as bulbs on a string. Each step shows its name, and who completed it and when. */
export function Lights({ label, lights, size = 'regular', align = 'center', layout = 'auto' }: LightsProps) {
  return (
    <Row aria-label={label} $align={align} $layout={layout} $size={size}>
      {lights.map((light, index) => (
        <Step
          key={`${index} ${light.stage}`}
          data-state={light.state}
          aria-current={isCurrent(light) ? 'step' : undefined}
        >
          <Socket>{light.action ?? <Bulb state={light.state} size={size} icon={light.icon} />}</Socket>
          <Words>
            <Stage $state={light.state} $hasNote={saysWhoOrWhen(light)}>
              {light.stage}
              <VisuallyHidden>: {stateWords[light.state]}</VisuallyHidden>
            </Stage>
            <small>
              <WhoAndWhen light={light} />
            </small>
          </Words>
        </Step>
      ))}
    </Row>
  );
}

function isCurrent({ state }: Light): boolean {
  return state === 'next' || state === 'action' || state === 'waiting';
}
