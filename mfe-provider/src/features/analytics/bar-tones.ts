import { theme } from '@marquee/ui';
import { css } from 'styled-components';

const { status } = theme.color;

export type BarTone = 'revenue' | 'current' | keyof typeof status;

/** The current period has the theme's `bulb` fill; a status has the color of its badge. */
export const barTones: Record<BarTone, ReturnType<typeof css>> = {
  revenue: css`
    .visx-bar {
      fill: ${theme.color.primary};
    }
  `,
  current: css`
    font-weight: ${theme.weight.strong};

    .visx-bar {
      fill: ${theme.color.bulb};
      stroke: ${theme.color.bulbEdge};
      stroke-width: 1.5;
    }
  `,
  inquiry: inColour(status.inquiry.text),
  proposal: inColour(status.proposal.text),
  booked: inColour(status.booked.text),
  completed: inColour(status.completed.text),
  cancelled: inColour(status.cancelled.text),
};

function inColour(colour: string) {
  return css`
    color: ${colour};

    .visx-bar {
      fill: currentcolor;
    }
  `;
}
