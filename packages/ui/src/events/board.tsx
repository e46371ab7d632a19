import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { boardSurface } from '../theme/board-surface.ts';
import { theme } from '../theme/theme.ts';
import { RailName } from './rails.ts';

type BoardProps = {
  kicker?: ReactNode;
  name: string;
  headingLevel?: 1 | 2 | 3;
  size?: 'display' | 'title';
  children?: ReactNode;
};

/** A dark sign with a name (`RailName`), like the sign above a theater's entrance. Use one per view. */
export function Board({ kicker, name, headingLevel = 2, size, children }: BoardProps) {
  return (
    <Container>
      {kicker !== undefined && <Kicker>{kicker}</Kicker>}
      <RailName as={`h${headingLevel}`} {...(size !== undefined && { $size: size })}>
        {name}
      </RailName>
      {children}
    </Container>
  );
}

const Container = styled.div`
  ${boardSurface}
  padding: ${theme.space[5]} var(--paper-inset, ${theme.space[5]}) 28px;

  @media print {
    border-block: ${theme.border.string} solid;
  }
`;

const Kicker = styled.p`
  ${theme.type.caption}
  margin-bottom: 6px;
  color: ${theme.color.muted};
`;
