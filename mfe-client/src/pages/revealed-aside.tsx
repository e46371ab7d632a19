import { theme } from '@marquee/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

type RevealedAsideProps = { isRevealed: boolean; children: ReactNode };

/**
 * The content beside the events, or below the events on narrow screens. It fetches its data while hidden. It appears together with the
 * events, because it shows data of the events, and because events that appeared later would push the content down.
 */
export function RevealedAside({ isRevealed, children }: RevealedAsideProps) {
  return <Aside hidden={!isRevealed}>{children}</Aside>;
}

const Aside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};

  &[hidden] {
    display: none;
  }
`;
