import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon.tsx';
import { theme } from '../theme/theme.ts';

type FactProps = { icon: IconName; children: ReactNode };

export function Fact({ icon, children }: FactProps) {
  return (
    <Line>
      <Icon name={icon} />
      <span>{children}</span>
    </Line>
  );
}

/** Lays out facts side by side and wraps them. */
export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} 18px;
  color: ${theme.color.muted};
  font-size: 0.9375rem;
`;

const Line = styled.span`
  display: inline-flex;
  gap: 6px;
  min-width: 0;

  svg {
    flex: none;
    margin-top: 2px;
  }
`;
