import type { ReactNode } from 'react';
import { styled } from 'styled-components';

type MainProps = { children: ReactNode };

/** As tall as the screen from the start, so that the footer is never seen before a page has arrived, and does not jump when it does. */
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
