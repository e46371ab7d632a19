import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

type WithAsideProps = { aside: ReactNode; children: ReactNode };

/** Main content with a 340 px column beside it; on narrow screens the column is below. */
export function WithAside({ aside, children }: WithAsideProps) {
  return (
    <Columns>
      <Column>{children}</Column>
      <Column as="aside">{aside}</Column>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${theme.frame.aside};
  gap: ${theme.space[6]};
  align-items: start;

  ${theme.media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Column = styled.div`
  min-width: 0;
`;
