import type { ReactNode } from 'react';
import type { Light } from './light.ts';

type WhoAndWhenProps = { light: Light };

/** In one line: "You, today 09:12". */
export function WhoAndWhen({ light: { who, when } }: WhoAndWhenProps) {
  return (
    <>
      {isSaid(who) && (
        <span>
          <bdi>{who}</bdi>
          {isSaid(when) && <span>, </span>}
        </span>
      )}
      {isSaid(when) && <span>{when}</span>}
    </>
  );
}

export function saysWhoOrWhen({ who, when }: Light): boolean {
  return isSaid(who) || isSaid(when);
}

function isSaid<Part extends ReactNode>(part: Part | undefined): part is Part {
  return part !== undefined && part !== '';
}
