import type { CurrentUser } from '@marquee/contracts/accounts';
import type { BarLink } from '@marquee/ui';

const home: BarLink = { to: '/home', label: 'Home', icon: 'house' };
const clientDashboard: BarLink = { to: '/client-admin', label: 'My Dashboard', icon: 'layout-dashboard' };
const providerDashboard: BarLink = { to: '/provider', label: 'Admin Dashboard', icon: 'layout-dashboard' };

/** Home, and the dashboard of the user's role; whoever has none of these roles has no dashboard to go to. */
export function linksFor(user: CurrentUser | null): BarLink[] {
  if (user?.role === 'client') {
    return [home, clientDashboard];
  }
  return user?.role === 'provider' ? [home, providerDashboard] : [home];
}
