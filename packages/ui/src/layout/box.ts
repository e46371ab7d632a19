import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** Container for one table, record or chart. Boxes are not nested. */
export const Box = styled.section`
  border: ${theme.border.hairline} solid ${theme.color.line};
  border-radius: ${theme.radius.box};
  background: ${theme.color.surface};
`;

export const Card = styled(Box)`
  padding: ${theme.space[5]};

  ${theme.media.phone} {
    padding: ${theme.space[4]};
  }
`;
