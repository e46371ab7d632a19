import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Valance } from '../layout/valance.ts';
import { theme } from '../theme/theme.ts';

type PriceCardProps = {
  /** `card`: rounded, for dashboards. `paper`: square with a shadow, for the quote itself. */
  kind?: 'card' | 'paper';
  label: string;
  children: ReactNode;
};

/** Container for content with a price. The two-color valance is at its top. */
export function PriceCard({ kind = 'card', label, children }: PriceCardProps) {
  return (
    <Container data-surface="paper" aria-label={label} $kind={kind}>
      <Valance $tone="price" $unit={kind === 'paper' ? theme.valance.paper : theme.valance.card} />
      <Content>{children}</Content>
    </Container>
  );
}

const Container = styled.section<{ $kind: 'card' | 'paper' }>`
  overflow: hidden;
  border: ${({ $kind }) => ($kind === 'card' ? theme.border.hairline : '0')} solid ${theme.color.line};
  border-radius: ${({ $kind }) => ($kind === 'card' ? theme.radius.box : theme.radius.paper)};
  color: ${theme.color.ink};
  background: ${theme.color.surface};
  box-shadow: ${({ $kind }) => ($kind === 'card' ? 'none' : theme.shadow.lift)};
`;

const Content = styled.div`
  padding: ${theme.space[4]} ${theme.space[5]} ${theme.space[5]};
`;
