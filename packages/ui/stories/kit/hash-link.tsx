import type { ReactNode } from 'react';

type HashLinkProps = { to: string; children: ReactNode; onClick?: () => void };

/** The router's link without a router: it stays on the page. */
export function HashLink({ to, children, onClick }: HashLinkProps) {
  return (
    <a href={`#${to}`} onClick={onClick}>
      {children}
    </a>
  );
}
