import type { Decorator } from '@storybook/react-webpack5';
import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { createGlobalStyle } from 'styled-components';
import { GlobalStyle } from '../src/index.ts';

/** Provides what every page provides: the global style, and the theme and motion chosen in the toolbar. */
export const withSurroundings: Decorator = (StoryPart, { globals: { theme, motion } }) => (
  <Surroundings theme={String(theme)} motion={String(motion)}>
    <StoryPart />
  </Surroundings>
);

type SurroundingsProps = { theme: string; motion: string; children: ReactNode };

function Surroundings({ theme, motion, children }: SurroundingsProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);

  return (
    <>
      <GlobalStyle />
      {motion === 'reduced' && <Stillness />}
      {children}
    </>
  );
}

/** Same effect as `prefers-reduced-motion`, which a page cannot set. */
const Stillness = createGlobalStyle`
  *,
  *::before,
  *::after {
    animation: none !important;
    transition: none !important;
  }
`;
