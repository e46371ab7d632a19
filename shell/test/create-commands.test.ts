import type { CurrentUser } from '@marquee/contracts/accounts';
import { aClientUser, anAdminUser, aProviderUser, aUserWithoutRole } from '@marquee/web-kit/testing';
import { createCommands } from '../src/frame/create-commands.ts';

function getLabels(user: CurrentUser | null): string[][] {
  const noop = () => undefined;
  const handlers = { goTo: noop, signOut: noop, chooseTheme: noop, openSheet: noop };
  return createCommands(user, { ...handlers, theme: 'system' }).map(({ commands }) =>
    commands.map(({ label }) => label),
  );
}

const statics = ['Founder', 'Privacy Policy', 'Terms of Service'];
const themes = ['Light', 'Dark', 'Use system setting'];

describe('commands of the palette', () => {
  test('when nobody is signed in, then the commands open the public pages and the sign-in', () => {
    expect(getLabels(null)).toEqual([['Home', ...statics], ['Sign In', 'Keyboard shortcuts'], themes]);
  });

  test('when a client is signed in, then the commands include the dashboard’s tabs and Create New Event', () => {
    const [places, acts] = getLabels(aClientUser());

    expect(places).toEqual([
      ...[
        'Home',
        'My Dashboard',
        'My Events',
        'Quotes',
        'Profile',
        'Settings',
        'Invoices',
        'Client Portal',
        'Your account',
      ],
      ...statics,
    ]);
    expect(acts).toEqual(['Create New Event', 'Keyboard shortcuts', 'Sign Out']);
  });

  test('when a provider is signed in, then the commands include the tabs of both dashboards', () => {
    const [places, acts] = getLabels(aProviderUser());

    expect(places).toEqual([
      ...['Home', 'Admin Dashboard', 'Client Quotes', 'Requests Received', 'Workflow', 'My Profile'],
      ...['Billing', 'Event Leads', 'Service Catalog', 'Analytics', 'Invoices', 'Your account'],
      ...statics,
    ]);
    expect(acts).toEqual(['Keyboard shortcuts', 'Sign Out']);
  });

  test.each([
    [
      aUserWithoutRole(),
      ['Home', 'Admin Dashboard', 'How will you use Marquee?', 'Client Portal', 'Your account'],
    ],
    [
      anAdminUser(),
      [
        ...[
          'Home',
          'Admin Dashboard',
          'Users',
          'Subscriptions',
          'Audit Trail',
          'Parked Messages',
          'Versions',
        ],
        'Your account',
      ],
    ],
  ])('when the role is $role, then the commands open the pages that the user may see', (user, places) => {
    expect(getLabels(user)[0]).toEqual([...places, ...statics]);
  });
});
