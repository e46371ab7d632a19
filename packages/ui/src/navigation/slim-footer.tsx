import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Valance } from '../layout/valance.ts';
import { theme } from '../theme/theme.ts';
import { FooterContainer, Legal } from './footer-parts.ts';

type SlimFooterProps = { legal: string; linksLabel: string; links: ReactNode };

/** The dashboards' footer: one line of links. */
export function SlimFooter({ legal, linksLabel, links }: SlimFooterProps) {
  return (
    <FooterContainer data-screen-only>
      <Valance $tone="ground" $unit={theme.valance.footer} />
      <Line>
        <p>{legal}</p>
        <nav aria-label={linksLabel}>{links}</nav>
      </Line>
    </FooterContainer>
  );
}

const Line = styled(Legal)`
  padding-top: ${theme.space[5]};

  &::before {
    content: none;
  }
`;
