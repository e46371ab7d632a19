import type { ReactNode } from 'react';
import { styled } from 'styled-components';

type MainProps = { children: ReactNode };

/** At least as tall as the screen, so that the footer is not visible before the page has loaded and does not jump afterwards. */
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
