import { Navigate, RequireRole, useLocation } from '@marquee/web-kit';
import type { ReactNode } from 'react';
import { LandingPage } from './shell-pages.tsx';

type GuardedProps = { path: string; children: ReactNode };

/** The guards that show the shell's landing page; all other guards are in the remotes. */
export function Guarded({ path, children }: GuardedProps) {
  if (path === '/client/*') {
    return <ClientArea>{children}</ClientArea>;
  }
  if (path === '/provider') {
    return <ProviderArea>{children}</ProviderArea>;
  }
  return children;
}

/** `/client` itself shows signed-out visitors a card; the paths below it do not. */
function ClientArea({ children }: { children: ReactNode }) {
  const isFront = /^\/client\/?$/.test(useLocation().pathname);
  return (
    <RequireRole
      role={['client', null]}
      otherwise={(user) => (isFront && !user ? children : <LandingPage />)}
    >
      {children}
    </RequireRole>
  );
}

function ProviderArea({ children }: { children: ReactNode }) {
  return (
    <RequireRole
      role="provider"
      otherwise={(user) => (user ? <LandingPage /> : <Navigate to="/auth" replace />)}
    >
      {children}
    </RequireRole>
  );
}
