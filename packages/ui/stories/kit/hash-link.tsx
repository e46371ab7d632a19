import type { ReactNode } from 'react';

type HashLinkProps = { to: string; children: ReactNode; onClick?: () => void };

/** Replaces the router's link in stories. A click stays on the page. */
export function HashLink({ to, children, onClick }: HashLinkProps) {
  return (
    <a href={`#${to}`} onClick={onClick}>
      {children}
    </a>
  );
}
