import type { CurrentUser, Role } from '@marquee/contracts/accounts';
import type { BarLink } from '@marquee/ui';

const home: BarLink = { to: '/home', label: 'Home', icon: 'house' };
const clientDashboard: BarLink = { to: '/client-admin', label: 'My Dashboard', icon: 'layout-dashboard' };
const providerDashboard: BarLink = { to: '/provider', label: 'Admin Dashboard', icon: 'layout-dashboard' };
/** Additional link for operators, because the specification's dashboards contain nothing for operators. */
const operatorConsole: BarLink = { to: '/admin', label: 'Console', icon: 'settings' };

/** Returns the links of the top bar: Home, with a session the dashboard, and for operators the console. */
export function getTopBarLinks(user: CurrentUser | null): BarLink[] {
  return user?.role === 'admin' ? [...getCommonLinks(user), operatorConsole] : getCommonLinks(user);
}

function getCommonLinks(user: CurrentUser | null): BarLink[] {
  if (!user) {
    return [home];
  }
  return [home, user.role === 'client' ? clientDashboard : providerDashboard];
}

const clientLinks: BarLink[] = [
  { to: '/client-admin?tab=events', label: 'My Events', icon: 'calendar' },
  { to: '/client-admin?tab=quotes', label: 'Quotes', icon: 'file-text' },
  { to: '/client-admin?tab=profile', label: 'Profile', icon: 'user' },
  { to: '/client-admin?tab=settings', label: 'Settings', icon: 'settings' },
  { to: '/client-admin?tab=invoices', label: 'Invoices', icon: 'file-text' },
  { to: '/client', label: 'Client Portal', icon: 'ticket' },
];
const providerLinks: BarLink[] = [
  { to: '/provider?tab=quotes', label: 'Client Quotes', icon: 'file-text' },
  { to: '/provider?tab=requests', label: 'Requests Received', icon: 'inbox' },
  { to: '/provider?tab=workflow', label: 'Workflow', icon: 'circle-check' },
  { to: '/provider?tab=profile', label: 'My Profile', icon: 'user' },
  { to: '/provider/billing', label: 'Billing', icon: 'ticket' },
  { to: '/provider-admin?tab=leads', label: 'Event Leads', icon: 'users' },
  { to: '/provider-admin?tab=catalog', label: 'Service Catalog', icon: 'table' },
  { to: '/provider-admin?tab=analytics', label: 'Analytics', icon: 'trending-up' },
  { to: '/provider-admin?tab=invoices', label: 'Invoices', icon: 'file-text' },
];
const ownAccount: BarLink = { to: '/account', label: 'Your account', icon: 'lock' };
const publicLinks: BarLink[] = [
  { to: '/founder', label: 'Founder', icon: 'lightbulb' },
  { to: '/privacy-policy', label: 'Privacy Policy', icon: 'file-text' },
  { to: '/terms', label: 'Terms of Service', icon: 'file-text' },
];
const linksWithoutRole: BarLink[] = [
  { to: '/auth/role', label: 'How will you use Marquee?', icon: 'user' },
  { to: '/client', label: 'Client Portal', icon: 'ticket' },
];
const operatorLinks: BarLink[] = [
  { to: '/admin/users', label: 'Users', icon: 'users' },
  { to: '/admin/subscriptions', label: 'Subscriptions', icon: 'ticket' },
  { to: '/admin/audit', label: 'Audit Trail', icon: 'history' },
  { to: '/admin/messages', label: 'Parked Messages', icon: 'inbox' },
  { to: '/versions', label: 'Versions', icon: 'history' },
];
const linksByRole: Record<Role, BarLink[]> = {
  client: clientLinks,
  provider: providerLinks,
  admin: operatorLinks,
};

/** Returns links to all pages that the user can open, including dashboard tabs and the console's pages. Home and dashboard are first. */
export function getPageLinks(user: CurrentUser | null): BarLink[] {
  return [...getCommonLinks(user), ...(user ? getUserLinks(user) : []), ...publicLinks];
}

function getUserLinks({ role }: CurrentUser): BarLink[] {
  return [...(role === null ? linksWithoutRole : linksByRole[role]), ownAccount];
}
