import { css, keyframes } from 'styled-components';

const appear = keyframes`
  from { opacity: 0; }
`;

/** What stands for something on its way is seen only when that takes longer than 300 ms. */
export const late = css`
  animation: ${appear} 1ms 300ms backwards;
`;
