import { theme } from '@marquee/ui';
import { css } from 'styled-components';

const { status } = theme.color;

export type BarTone = 'revenue' | 'current' | keyof typeof status;

/** Fills of the bars: `bulb` for the current month, `primary` for the other months, and for each status the text color of its badge. */
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
  inquiry: createTone(status.inquiry.text),
  proposal: createTone(status.proposal.text),
  booked: createTone(status.booked.text),
  completed: createTone(status.completed.text),
  cancelled: createTone(status.cancelled.text),
};

function createTone(color: string) {
  return css`
    color: ${color};

    .visx-bar {
      fill: currentcolor;
    }
  `;
}
