import { theme } from '@marquee/ui';
import { Group } from '@visx/group';
import { Bar } from '@visx/shape';
import { styled } from 'styled-components';
import { barTones } from './bar-tones.ts';
import type { MonthBar } from './month-bar.ts';

type MonthColumnProps = { bar: MonthBar; left: number; width: number; top: number; bottom: number };

export function MonthColumn({ bar: { valueText, isCurrent }, left, width, top, bottom }: MonthColumnProps) {
  return (
    <Column $isCurrent={isCurrent}>
      <Group left={left}>
        <Bar y={top} width={width} height={bottom - top} rx={2} />
        <text x={width / 2} y={top - 8} textAnchor="middle">
          {valueText}
        </text>
      </Group>
    </Column>
  );
}

const Column = styled.g<{ $isCurrent: boolean }>`
  ${({ $isCurrent }) => barTones[$isCurrent ? 'current' : 'revenue']}

  text {
    fill: ${theme.color.ink};
    font-family: ${theme.family.board};
    font-size: 1.0625rem;
    font-weight: 740;
  }
`;
