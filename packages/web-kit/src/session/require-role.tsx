import type { CurrentUser, Role } from '@marquee/contracts/accounts';
import type { ReactNode } from 'react';
import { PageFallback } from '../page/page-fallback.tsx';
import { SessionUnavailable } from './session-unavailable.tsx';
import { useSession } from './use-session.ts';

/** `null`: a user who has not chosen a role yet. */
type RoleOrNone = Role | null;

export type RequireRoleProps = {
  role: RoleOrNone | readonly RoleOrNone[];
  /** Shown to everyone else. A function receives the user, or null if nobody is signed in. */
  otherwise: ReactNode | ((user: CurrentUser | null) => ReactNode);
  loading?: ReactNode;
  children: ReactNode;
};

export function RequireRole({ role, otherwise, loading, children }: RequireRoleProps) {
  const session = useSession();

  if (session.status === 'loading') {
    return loading ?? <PageFallback />;
  }
  if (session.status === 'unavailable') {
    return <SessionUnavailable session={session} />;
  }
  const user = session.status === 'signed-in' ? session.user : null;
  if (user && [role].flat().includes(user.role)) {
    return children;
  }
  return typeof otherwise === 'function' ? otherwise(user) : otherwise;
}
