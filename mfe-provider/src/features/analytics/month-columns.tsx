import { theme } from '@marquee/ui';
import { AxisBottom, AxisLeft } from '@visx/axis';
import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Line } from '@visx/shape';
import { styled } from 'styled-components';
import { axisTick } from './axis-tick.tsx';
import type { MonthBar } from './month-bar.ts';
import { MonthColumn } from './month-column.tsx';

type MonthColumnsProps = { bars: readonly MonthBar[]; width: number };

const height = 300;
const margin = { top: 24, right: 6, bottom: 52, left: 54 };
const ticks = 3;

export function MonthColumns({ bars, width }: MonthColumnsProps) {
  const innerWidth = width - margin.left - margin.right;
  const innerHeight = height - margin.top - margin.bottom;
  const x = scaleBand({ domain: bars.map(({ month }) => month), range: [0, innerWidth], padding: 0.46 });
  const y = scaleLinear({
    domain: [0, Math.max(100, ...bars.map(({ dollars }) => dollars))],
    range: [innerHeight, 0],
    nice: ticks,
  });

  return (
    <Chart width={width} height={height}>
      <Group left={margin.left} top={margin.top}>
        {y.ticks(ticks).map((tick) => (
          <Line key={tick} className="grid" from={{ x: 0, y: y(tick) }} to={{ x: innerWidth, y: y(tick) }} />
        ))}
        {bars.map((bar) => (
          <MonthColumn
            key={bar.month}
            bar={bar}
            left={x(bar.month) ?? 0}
            width={x.bandwidth()}
            // A month with only refunds has no column, but shows its figure.
            top={y(Math.max(0, bar.dollars))}
            bottom={innerHeight}
          />
        ))}
        <AxisLeft
          scale={y}
          numTicks={ticks}
          tickFormat={(dollars) => formatShortMoney(Number(dollars))}
          tickComponent={axisTick}
          hideAxisLine
          hideTicks
        />
        <AxisBottom
          scale={x}
          top={innerHeight}
          hideTicks
          tickComponent={axisTick}
          tickLabelProps={(month) => ({
            className: bars.some((bar) => bar.month === month && bar.isCurrent) ? 'current' : '',
            textAnchor: 'middle',
            dy: '0.4em',
          })}
        />
      </Group>
    </Chart>
  );
}

/** Formats an amount as '$800', '$2k' or '$2.5k'. */
function formatShortMoney(dollars: number): string {
  return dollars < 1_000 ? `$${dollars}` : `$${dollars / 1_000}k`;
}

const Chart = styled.svg`
  display: block;
  margin-top: ${theme.space[5]};
  overflow: visible;

  .grid {
    stroke: ${theme.color.line};
  }

  .visx-axis-line {
    stroke: ${theme.color.edge};
    stroke-width: 1.5;
  }

  .visx-axis-tick text {
    fill: ${theme.color.muted};
    font-family: ${theme.family.text};
    font-size: 0.875rem;
  }

  .visx-axis-tick text.current {
    fill: ${theme.color.ink};
    font-weight: ${theme.weight.strong};
  }
`;
