import { styled } from 'styled-components';
import type { StepState } from '../stepper/step.ts';
import { Box } from '../layout/box.ts';
import { theme } from '../theme/theme.ts';

export const PipelineScroll = styled(Box)`
  overflow-x: auto;

  ${theme.media.tablet} {
    display: none;
  }
`;

export const PipelineGrid = styled.table`
  width: 100%;
  min-width: 1000px;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;

  small {
    ${theme.type.caption}
    display: block;
    color: ${theme.color.muted};
  }

  thead th {
    ${theme.type.caption}
    padding: ${theme.space[3]} ${theme.space[2]};
    border-bottom: ${theme.border.control} solid ${theme.color.edge};
    color: ${theme.color.muted};
    font-weight: ${theme.weight.medium};
    vertical-align: bottom;
  }

  tr > :first-child {
    position: sticky;
    left: 0;
    z-index: ${theme.layer.stickyHead};
    width: 21%;
    padding-left: 20px;
    background: ${theme.color.surface};
    font-weight: inherit;
    text-align: left;
  }

  tbody tr + tr > * {
    border-top: ${theme.border.hairline} solid ${theme.color.line};
  }
`;

/** Draws the line from the previous indicator to this one. The line is solid if the previous stage is done and this one is done or next. */
export const StageCell = styled.td`
  position: relative;
  height: 86px;
  padding: 14px 0 10px;
  text-align: center;
  vertical-align: top;

  > div {
    position: relative;
    z-index: 1;
    display: grid;
    place-items: center;
    height: ${theme.size.bulb};
  }

  & + &::before {
    position: absolute;
    top: 29px;
    right: 50%;
    width: 100%;
    border-top: ${theme.border.string} dashed ${theme.color.edge};
    content: '';
  }

  &[data-state='lit'] + &:is([data-state='lit'], [data-state='next'])::before {
    border-top: ${theme.border.string} solid ${theme.color.bulbEdge};
  }
`;

const noteColors: Partial<Record<StepState, string>> = {
  waiting: theme.color.status.proposal.text,
  action: theme.color.danger,
};

export const StageNote = styled.span<{ $state: StepState }>`
  ${theme.type.caption}
  color: ${({ $state }) => noteColors[$state] ?? theme.color.muted};
`;
