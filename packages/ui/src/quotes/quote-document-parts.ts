import { styled } from 'styled-components';
import { Facts } from '../figures/fact.tsx';
import { theme } from '../theme/theme.ts';

export const BoardFacts = styled(Facts)`
  margin-top: ${theme.space[3]};

  > :first-child {
    color: ${theme.color.ink};
  }
`;

export const Notes = styled.p`
  max-width: 62ch;
  margin-top: ${theme.space[1]};
  color: ${theme.color.muted};
  white-space: pre-line;
`;
