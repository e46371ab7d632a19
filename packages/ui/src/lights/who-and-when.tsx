import type { ReactNode } from 'react';
import type { Light } from './light.ts';

type WhoAndWhenProps = { light: Light };

/** In one line: "You, today 09:12". */
export function WhoAndWhen({ light: { who, when } }: WhoAndWhenProps) {
  return (
    <>
      {who}
      {isSaid(who) && isSaid(when) && ', '}
      {when}
    </>
  );
}

export function saysWhoOrWhen({ who, when }: Light): boolean {
  return isSaid(who) || isSaid(when);
}

function isSaid(part: ReactNode): boolean {
  return part !== undefined && part !== '';
}
