import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Valance } from '../layout/valance.ts';
import { theme } from '../theme/theme.ts';
import { FooterGround, Legal } from './footer-parts.ts';

type SlimFooterProps = { legal: string; linksLabel: string; links: ReactNode };

/** The dashboards' footer: one line of links. */
export function SlimFooter({ legal, linksLabel, links }: SlimFooterProps) {
  return (
    <FooterGround data-screen-only>
      <Valance $tone="ground" $unit={theme.valance.footer} />
      <Line>
        <p>{legal}</p>
        <nav aria-label={linksLabel}>{links}</nav>
      </Line>
    </FooterGround>
  );
}

const Line = styled(Legal)`
  padding-top: ${theme.space[5]};

  &::before {
    content: none;
  }
`;
