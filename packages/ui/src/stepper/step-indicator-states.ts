import { css } from 'styled-components';
import { theme } from '../theme/theme.ts';
import type { StepState } from './step.ts';

export const stepIndicatorStates: Record<StepState, ReturnType<typeof css>> = {
  lit: css`
    border-color: ${theme.color.bulbEdge};
    color: ${theme.color.onBulb};
    background: ${theme.color.bulb};
    box-shadow: 0 0 0 4px color-mix(in srgb, ${theme.color.bulb} 32%, transparent);

    @media (forced-colors: active) {
      border-color: CanvasText;
      color: Canvas;
      background: CanvasText;
      forced-color-adjust: none;
    }
  `,
  waiting: outlined(theme.color.status.proposal.text),
  action: outlined(theme.color.danger),
  next: outlined(theme.color.primary),
  later: outlined(theme.color.edge),
};

function outlined(color: string) {
  return css`
    border-color: ${color};
    color: ${color};
    background: ${theme.color.surface};
  `;
}
