import type { ReactNode } from 'react';

type HashLinkProps = { to: string; children: ReactNode; onClick?: () => void };

/** Takes the place of the router's link; stays on the page. */
export function HashLink({ to, children, onClick }: HashLinkProps) {
  return (
    <a href={`#${to}`} onClick={onClick}>
      {children}
    </a>
  );
}
