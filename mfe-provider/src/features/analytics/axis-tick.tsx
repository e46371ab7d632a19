import type { AxisBottom } from '@visx/axis';
import type { ComponentProps } from 'react';

type TickProps = Parameters<NonNullable<ComponentProps<typeof AxisBottom>['tickComponent']>>[0];

/** One line of text. The axis's own measures its words in a drawing that it leaves behind in the page. */
export function axisTick({ x, y, dx, dy, textAnchor, className, formattedValue }: TickProps) {
  return <text {...{ x, y, dx, dy, textAnchor, className }}>{formattedValue}</text>;
}
