import type { ReactNode } from 'react';
import { styled } from 'styled-components';

type MainProps = { children: ReactNode };

/** Tall from the start, so that the footer does not jump when a page arrives. */
export function Main({ children }: MainProps) {
  return (
    <Landmark id="main" tabIndex={-1}>
      {children}
    </Landmark>
  );
}

const Landmark = styled.main`
  flex: 1 0 auto;
  min-height: 640px;
`;
