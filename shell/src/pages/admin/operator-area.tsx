import { Navigate, PageFallback, RequireRole } from '@marquee/web-kit';
import type { ReactNode } from 'react';
import { useShellGetTwoFactorQuery } from '../../features/two-factor/two-factor-api.ts';
import { NotFoundPage } from '../not-found/not-found-page.tsx';

type OperatorAreaProps = { children: ReactNode };

/** Guard for operators with two-factor authentication. Redirects operators without it to the setup. Other users see the not-found page. */
export function OperatorArea({ children }: OperatorAreaProps) {
  return (
    <RequireRole role="admin" otherwise={<NotFoundPage />}>
      <RequireTwoFactor>{children}</RequireTwoFactor>
    </RequireRole>
  );
}

function RequireTwoFactor({ children }: OperatorAreaProps) {
  const { data: state, isLoading } = useShellGetTwoFactorQuery();

  if (isLoading) {
    return <PageFallback />;
  }
  // If the status cannot be read, the page is shown, because the services enforce the rule themselves.
  return state?.isOn === false ? <Navigate to="/account" replace /> : children;
}
