import type { CurrentUser } from '@marquee/contracts/accounts';
import type { BarLink } from '@marquee/ui';

const home: BarLink = { to: '/home', label: 'Home', icon: 'house' };

/** Home, and the dashboard of the user's role; someone without a role has none yet. */
export function linksFor(user: CurrentUser | null): BarLink[] {
  if (!user?.role) {
    return [home];
  }
  return [home, { ...dashboards[user.role], icon: 'layout-dashboard' }];
}

const dashboards = {
  client: { to: '/client-admin', label: 'My Dashboard' },
  provider: { to: '/provider', label: 'Admin Dashboard' },
  admin: { to: '/admin', label: 'Admin Dashboard' },
} as const;
