import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

type MoreLinesProps = { label: string; onShowAll: () => void; children: ReactNode };

export function MoreLines({ label, onShowAll, children }: MoreLinesProps) {
  return (
    <Line>
      <span>{children}</span>
      <button type="button" onClick={onShowAll}>
        {label}
      </button>
    </Line>
  );
}

const Line = styled.p`
  ${theme.type.small}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  padding-block: ${theme.space[2]};
  border-top: ${theme.border.hairline} solid ${theme.color.line};
  color: ${theme.color.muted};

  button {
    min-height: ${theme.size.target};
    border: 0;
    color: ${theme.color.ink};
    background: none;
    font-weight: ${theme.weight.strong};
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
  }
`;
