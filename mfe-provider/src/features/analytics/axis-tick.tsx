import type { AxisBottom } from '@visx/axis';
import type { ComponentProps } from 'react';

type TickProps = Parameters<NonNullable<ComponentProps<typeof AxisBottom>['tickComponent']>>[0];

/**
 * A label with every word after the first on a second line, so that 'Dec so far' does not touch 'Nov'. Replaces the library's label, which
 * leaves an SVG for measuring text in the page.
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
