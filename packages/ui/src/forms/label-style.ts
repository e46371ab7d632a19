import { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

export const labelStyle = css`
  ${theme.type.label}
  color: ${theme.color.ink};
`;
