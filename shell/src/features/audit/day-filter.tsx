import { Control, theme } from '@marquee/ui';
import { styled } from 'styled-components';

type DayFilterProps = { label: string; day: string; onChoose: (day: string) => void };

export function DayFilter({ label, day, onChoose }: DayFilterProps) {
  return (
    <Box>
      {label}
      <Day
        type="date"
        value={day}
        onChange={({ target }) => {
          onChoose(target.value);
        }}
      />
    </Box>
  );
}

const Box = styled.label`
  ${theme.type.small}
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  color: ${theme.color.muted};
`;

const Day = styled(Control)`
  width: auto;
  min-height: 40px;
  padding-block: 7px;
  font-size: 0.9375rem;
`;
