import { useLayoutEffect } from 'react';
import type { ComponentProps } from 'react';
import { keyframes, styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { lockScroll } from './lock-scroll.ts';

/** Dims the page, keeps it from scrolling, and scrolls a dialog taller than the window. */
export function Scrim(props: ComponentProps<'div'>) {
  useLayoutEffect(lockScroll, []);

  return <Backdrop {...props} />;
}

const appear = keyframes`
  from { opacity: 0; }
`;

/** The scrim alone, for components that prevent scrolling themselves. */
export const Backdrop = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.dialog};
  display: grid;
  /* The row is at least as tall as the dialog; otherwise the top of a long, centered dialog could not be scrolled to. */
  grid-template-rows: minmax(max-content, 1fr);
  place-items: center;
  padding: ${theme.space[4]};
  overflow-y: auto;
  background: ${theme.color.scrim};
  pointer-events: auto;
  animation: ${appear} ${theme.duration.move} ${theme.easing.out};
`;
