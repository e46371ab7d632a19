import type { AxisBottom } from '@visx/axis';
import type { ComponentProps } from 'react';

type TickProps = Parameters<NonNullable<ComponentProps<typeof AxisBottom>['tickComponent']>>[0];

/**
 * A label that puts every word after the first on a second line, so that 'Dec so far' does not touch 'Nov'. The library's own label
 * measures text in an SVG that it leaves in the page.
 */
export function axisTick({ x, y, dx, dy, textAnchor, className, formattedValue = '' }: TickProps) {
  const [first, ...others] = formattedValue.split(' ');

  return (
    <text {...{ x, y, dx, dy, textAnchor, className }}>
      {first}
      {others.length > 0 && (
        <>
          {' '}
          <tspan x={x} dy="1.3em">
            {others.join(' ')}
          </tspan>
        </>
      )}
    </text>
  );
}
