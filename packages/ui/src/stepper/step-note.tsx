import type { ReactNode } from 'react';
import type { Step } from './step.ts';

type StepNoteProps = { step: Step };

/** Shows who completed a step and when, in one line: "You, today 09:12". */
export function StepNote({ step: { who, when } }: StepNoteProps) {
  return (
    <>
      {isPresent(who) && (
        <span>
          <bdi>{who}</bdi>
          {isPresent(when) && <span>, </span>}
        </span>
      )}
      {isPresent(when) && <span>{when}</span>}
    </>
  );
}

export function hasStepNote({ who, when }: Step): boolean {
  return isPresent(who) || isPresent(when);
}

function isPresent<Part extends ReactNode>(part: Part | undefined): part is Part {
  return part !== undefined && part !== '';
}
