import { Navigate, RequireRole, useLocation } from '@marquee/web-kit';
import type { ReactNode } from 'react';
import { LandingPage } from './shell-pages.tsx';

type GuardedProps = { path: string; children: ReactNode };

/** Applies the guards that show the shell's landing page. All other guards are in the remotes. */
export function Guarded({ path, children }: GuardedProps) {
  if (path === '/client/*') {
    return <ClientArea>{children}</ClientArea>;
  }
  if (path === '/provider') {
    return <ProviderArea>{children}</ProviderArea>;
  }
  return children;
}

/** Signed-out visitors see the remote's sign-in card at `/client` itself, and the landing page at the paths below `/client`. */
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
