import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import { theme } from '../theme/theme.ts';

const tones = {
  info: { icon: 'clock', status: 'proposal' },
  success: { icon: 'circle-check', status: 'booked' },
  danger: { icon: 'circle-alert', status: 'cancelled' },
} as const;

type Tone = keyof typeof tones;
type NoticeProps = { tone?: Tone; action?: ReactNode; children: ReactNode };

/** A status message: "A revision is being prepared". Screen readers announce it when it appears. `success`: something was completed. */
export function Notice({ tone = 'info', action, children }: NoticeProps) {
  return (
    <Line role="status" $tone={tone}>
      <Icon name={tones[tone].icon} />
      <p>{children}</p>
      {action}
    </Line>
  );
}

const Line = styled.div<{ $tone: Tone }>`
  ${theme.type.small}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.control};
  color: ${({ $tone }) => theme.color.status[tones[$tone].status].text};
  background: ${({ $tone }) => theme.color.status[tones[$tone].status].fill};
  font-weight: ${theme.weight.medium};

  > p {
    flex: 1 1 200px;
  }

  > span > svg {
    flex: none;
  }
`;
