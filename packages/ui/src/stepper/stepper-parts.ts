import { css, styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import type { StepState } from './step.ts';

type StepListProps = {
  $align: 'center' | 'start';
  $layout: 'auto' | 'across' | 'vertical';
  $size: 'regular' | 'small';
};

export const IndicatorSlot = styled.span`
  position: relative;
  z-index: 1;
  display: inline-grid;
  place-items: center;
`;

export const StepText = styled.span`
  display: block;
  min-width: 0;

  small {
    ${theme.type.caption}
    display: block;
    color: ${theme.color.muted};
  }
`;

type StepLabelProps = { $state: StepState; $hasNote: boolean };

/** The name of a step, in a heavier weight if a note is shown below it. */
export const StepLabel = styled.span<StepLabelProps>`
  ${theme.type.small}
  display: block;
  color: ${({ $state }) => ($state === 'later' ? theme.color.muted : theme.color.ink)};
  font-weight: ${getLabelWeight};
`;

function getLabelWeight({ $state, $hasNote }: StepLabelProps): number {
  if ($state === 'later') {
    return theme.weight.text;
  }
  return $hasNote ? theme.weight.strong : theme.weight.medium;
}

/** Each step draws the line to the next indicator. The line is dashed until both steps are complete, then solid. */
export const StepItem = styled.li`
  position: relative;
  display: flex;
  flex: 1 1 0;
  min-width: 0;

  &:not(:last-child)::before {
    position: absolute;
    border: 0 dashed ${theme.color.edge};
    content: '';
  }

  &[data-state='lit']:has(+ [data-state='lit'])::before {
    border-style: solid;
    border-color: ${theme.color.bulbEdge};
  }
`;

const horizontal = css<StepListProps>`
  ${StepItem} {
    flex-direction: column;
    gap: ${theme.space[2]};
    align-items: ${({ $align }) => ($align === 'center' ? 'center' : 'flex-start')};
    text-align: ${({ $align }) => $align};

    &::before {
      top: calc(var(--bulb) / 2 - 1px);
      left: ${({ $align }) => ($align === 'center' ? 'calc(50% + var(--bulb) / 2)' : 'var(--bulb)')};
      width: calc(100% - var(--bulb));
      border-top-width: ${theme.border.string};
    }
  }
`;

const vertical = css`
  flex-direction: column;

  ${StepItem} {
    flex-direction: row;
    gap: ${theme.space[3]};
    align-items: flex-start;
    padding-bottom: ${theme.space[3]};
    text-align: left;

    &::before {
      top: var(--bulb);
      bottom: 0;
      left: calc(var(--bulb) / 2 - 1px);
      width: 0;
      border-top-width: 0;
      border-left-width: ${theme.border.string};
    }
  }
`;

export const StepList = styled.ol<StepListProps>`
  --bulb: ${({ $size }) => ($size === 'small' ? theme.size.bulbSmall : theme.size.bulb)};
  display: flex;
  ${({ $layout }) => ($layout === 'vertical' ? vertical : horizontal)}

  ${theme.media.phone} {
    ${({ $layout }) => $layout === 'auto' && vertical}
  }
`;
