import type { CurrentUser, Role } from '@marquee/contracts/accounts';
import type { BarLink } from '@marquee/ui';

const home: BarLink = { to: '/home', label: 'Home', icon: 'house' };
const clientDashboard: BarLink = { to: '/client-admin', label: 'My Dashboard', icon: 'layout-dashboard' };
const providerDashboard: BarLink = { to: '/provider', label: 'Admin Dashboard', icon: 'layout-dashboard' };
/** Additional link for operators, because the specification's dashboards contain nothing for them. */
const operatorConsole: BarLink = { to: '/admin', label: 'Console', icon: 'settings' };

/** Links of the top bar: Home and, with a session, the dashboard. */
export function linksFor(user: CurrentUser | null): BarLink[] {
  return user?.role === 'admin' ? [...linksOfAll(user), operatorConsole] : linksOfAll(user);
}

function linksOfAll(user: CurrentUser | null): BarLink[] {
  if (!user) {
    return [home];
  }
  return [home, user.role === 'client' ? clientDashboard : providerDashboard];
}

const clientPlaces: BarLink[] = [
  { to: '/client-admin?tab=events', label: 'My Events', icon: 'calendar' },
  { to: '/client-admin?tab=quotes', label: 'Quotes', icon: 'file-text' },
  { to: '/client-admin?tab=profile', label: 'Profile', icon: 'user' },
  { to: '/client-admin?tab=settings', label: 'Settings', icon: 'settings' },
  { to: '/client-admin?tab=invoices', label: 'Invoices', icon: 'file-text' },
  { to: '/client', label: 'Client Portal', icon: 'ticket' },
];
const providerPlaces: BarLink[] = [
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
const publicPlaces: BarLink[] = [
  { to: '/founder', label: 'Founder', icon: 'lightbulb' },
  { to: '/privacy-policy', label: 'Privacy Policy', icon: 'file-text' },
  { to: '/terms', label: 'Terms of Service', icon: 'file-text' },
];
const placesWithoutRole: BarLink[] = [
  { to: '/auth/role', label: 'How will you use Marquee?', icon: 'user' },
  { to: '/client', label: 'Client Portal', icon: 'ticket' },
];
const operatorPlaces: BarLink[] = [
  { to: '/admin/users', label: 'Users', icon: 'users' },
  { to: '/admin/subscriptions', label: 'Subscriptions', icon: 'ticket' },
  { to: '/admin/audit', label: 'Audit Trail', icon: 'history' },
  { to: '/admin/messages', label: 'Parked Messages', icon: 'inbox' },
  { to: '/versions', label: 'Versions', icon: 'history' },
];
const placesOf: Record<Role, BarLink[]> = {
  client: clientPlaces,
  provider: providerPlaces,
  admin: operatorPlaces,
};

/** All pages that the user can open, including dashboard tabs and the console's pages; the links of the top bar first. */
export function placesFor(user: CurrentUser | null): BarLink[] {
  return [...linksOfAll(user), ...(user ? ownPlaces(user) : []), ...publicPlaces];
}

function ownPlaces({ role }: CurrentUser): BarLink[] {
  return [...(role === null ? placesWithoutRole : placesOf[role]), ownAccount];
}
