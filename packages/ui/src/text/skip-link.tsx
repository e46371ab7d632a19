import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

type SkipLinkProps = { children: ReactNode };

/** The page's first focusable element: a link to `Main`. */
export function SkipLink({ children }: SkipLinkProps) {
  return (
    <Link href="#main" data-screen-only>
      {children}
    </Link>
  );
}

const Link = styled.a`
  ${theme.type.control}
  position: fixed;
  top: ${theme.space[2]};
  left: ${theme.space[2]};
  z-index: ${theme.layer.skipLink};
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.control};
  color: ${theme.color.onPrimary};
  background: ${theme.color.primary};

  &:not(:focus) {
    clip-path: inset(50%);
  }
`;
