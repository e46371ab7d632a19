import type { Decorator } from '@storybook/react-webpack5';
import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { createGlobalStyle } from 'styled-components';
import { GlobalStyle } from '../src/index.ts';

/** Renders a story with the global style of every page, and with the theme and motion chosen in the toolbar. */
export const withPageStyles: Decorator = (StoryPart, { globals: { theme, motion } }) => (
  <PageStyles theme={String(theme)} motion={String(motion)}>
    <StoryPart />
  </PageStyles>
);

type PageStylesProps = { theme: string; motion: string; children: ReactNode };

function PageStyles({ theme, motion, children }: PageStylesProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);

  return (
    <>
      <GlobalStyle />
      {motion === 'reduced' && <ReducedMotion />}
      {children}
    </>
  );
}

/** Has the same effect as `prefers-reduced-motion`, which a page cannot set. */
const ReducedMotion = createGlobalStyle`
  *,
  *::before,
  *::after {
    animation: none !important;
    transition: none !important;
  }
`;
