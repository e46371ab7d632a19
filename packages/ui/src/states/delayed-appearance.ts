import { css, keyframes } from 'styled-components';

const appear = keyframes`
  from { opacity: 0; }
`;

/** Shows a loading placeholder only after 300 ms. */
export const delayedAppearance = css`
  animation: ${appear} 1ms 300ms backwards;
`;
