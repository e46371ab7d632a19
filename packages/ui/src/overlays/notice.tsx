import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import { theme } from '../theme/theme.ts';

type NoticeProps = { tone?: 'info' | 'danger'; action?: ReactNode; children: ReactNode };

/** A line about the state of things, heard when it appears: "A revision is being prepared". */
export function Notice({ tone = 'info', action, children }: NoticeProps) {
  return (
    <Line role="status" $tone={tone}>
      <Icon name={tone === 'danger' ? 'circle-alert' : 'clock'} />
      <p>{children}</p>
      {action}
    </Line>
  );
}

const Line = styled.div<{ $tone: 'info' | 'danger' }>`
  ${theme.type.small}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.control};
  color: ${({ $tone }) => theme.color.status[$tone === 'danger' ? 'cancelled' : 'proposal'].text};
  background: ${({ $tone }) => theme.color.status[$tone === 'danger' ? 'cancelled' : 'proposal'].fill};
  font-weight: ${theme.weight.medium};

  > p {
    flex: 1 1 200px;
  }

  > svg {
    flex: none;
  }
`;
