import { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

export type BadgeTone = 'inquiry' | 'proposal' | 'booked' | 'completed' | 'cancelled' | 'draft' | 'trial';

const { status } = theme.color;

export const badgeTones: Record<BadgeTone, ReturnType<typeof css>> = {
  inquiry: filled(status.inquiry),
  proposal: filled(status.proposal),
  booked: filled(status.booked),
  completed: filled(status.completed),
  cancelled: filled(status.cancelled),
  trial: filled({ text: theme.color.onBulb, fill: theme.color.bulb }),
  draft: css`
    && {
      border-color: ${theme.color.edge};
    }

    color: ${theme.color.muted};
  `,
};

function filled({ text, fill }: { text: string; fill: string }) {
  return css`
    color: ${text};
    background: ${fill};
  `;
}
