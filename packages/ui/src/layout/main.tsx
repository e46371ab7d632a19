import type { ReactNode } from 'react';
import { styled } from 'styled-components';

type MainProps = { children: ReactNode };

/** The page's `main` element, at least as tall as the screen, so that the footer is not visible and does not move while a page loads. */
export function Main({ children }: MainProps) {
  return (
    <Landmark id="main" tabIndex={-1}>
      {children}
    </Landmark>
  );
}

const Landmark = styled.main`
  min-height: max(640px, 100vh);
`;
