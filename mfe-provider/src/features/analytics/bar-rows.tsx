import { Icon, theme } from '@marquee/ui';
import type { IconName } from '@marquee/ui';
import { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { styled } from 'styled-components';
import { barTones } from './bar-tones.ts';
import type { BarTone } from './bar-tones.ts';

type BarRow = { label: string; icon?: IconName; value: number; valueText: string; tone: BarTone };
type BarRowsProps = { rows: readonly BarRow[] };

/** One line per row: name, bar and figure. */
export function BarRows({ rows }: BarRowsProps) {
  const share = scaleLinear({ domain: [0, Math.max(1, ...rows.map(({ value }) => value))], range: [0, 100] });

  return (
    <List>
      {rows.map(({ label, icon, value, valueText, tone }) => (
        <Row key={label} $tone={tone}>
          <Label>
            {icon !== undefined && <Icon name={icon} size={18} />}
            <span>{label}</span>
          </Label>
          <svg height="14" width="100%">
            <Bar width={`${share(Math.max(0, value))}%`} height="14" rx="2" />
          </svg>
          <Figure>{valueText}</Figure>
        </Row>
      ))}
    </List>
  );
}

const List = styled.div`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr) max-content;
  column-gap: ${theme.space[4]};
  margin-top: ${theme.space[4]};
`;

const Row = styled.div<{ $tone: BarTone }>`
  ${({ $tone }) => barTones[$tone]}
  display: grid;
  grid-template-columns: subgrid;
  grid-column: 1 / -1;
  align-items: center;
  min-height: 54px;

  & + & {
    border-top: ${theme.border.hairline} solid ${theme.color.line};
  }
`;

const Label = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  font-weight: ${theme.weight.medium};
`;

const Figure = styled.span`
  min-width: 34px;
  color: ${theme.color.ink};
  font-family: ${theme.family.board};
  font-size: 1.5rem;
  font-weight: 740;
  line-height: 1;
  text-align: right;
`;
