import { css, styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import type { LightState } from './light.ts';

type RowLook = {
  $align: 'center' | 'start';
  $layout: 'auto' | 'across' | 'vertical';
  $size: 'regular' | 'small';
};

export const Socket = styled.span`
  position: relative;
  z-index: 1;
  display: inline-grid;
  place-items: center;
`;

export const Words = styled.span`
  display: block;
  min-width: 0;

  small {
    ${theme.type.caption}
    display: block;
    color: ${theme.color.muted};
  }
`;

type StageLook = { $state: LightState; $hasNote: boolean };

/** The name of a step, in a heavier weight if "who and when" is shown below it. */
export const Stage = styled.span<StageLook>`
  ${theme.type.small}
  display: block;
  color: ${({ $state }) => ($state === 'later' ? theme.color.muted : theme.color.ink)};
  font-weight: ${weightOf};
`;

function weightOf({ $state, $hasNote }: StageLook): number {
  if ($state === 'later') {
    return theme.weight.text;
  }
  return $hasNote ? theme.weight.strong : theme.weight.medium;
}

/** A step draws the line to the next bulb: solid once both are lit, dashed before. */
export const Step = styled.li`
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

const across = css<RowLook>`
  ${Step} {
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

const down = css`
  flex-direction: column;

  ${Step} {
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

export const Row = styled.ol<RowLook>`
  --bulb: ${({ $size }) => ($size === 'small' ? theme.size.bulbSmall : theme.size.bulb)};
  display: flex;
  ${({ $layout }) => ($layout === 'vertical' ? down : across)}

  ${theme.media.phone} {
    ${({ $layout }) => $layout === 'auto' && down}
  }
`;
