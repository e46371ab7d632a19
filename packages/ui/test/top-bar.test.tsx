import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Button, TopBar } from '../src/index.ts';

describe('mobile menu', () => {
  test('when it is opened, then it shows the greeting, the links and the action', async () => {
    render(<SignedInBar />);

    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));

    const panel = within(openPanel());
    expect(panel.getByText('Welcome, Amara')).toBeInTheDocument();
    expect(panel.getByRole('link', { name: 'My Dashboard' })).toHaveAttribute('href', '/client-admin');
    expect(panel.getByRole('button', { name: 'Sign Out' })).toBeInTheDocument();
  });

  test('when Escape is pressed, then the menu closes and its button has the focus', async () => {
    render(<SignedInBar />);
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));

    await userEvent.keyboard('{Escape}');

    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
  });

  test('when Shift+Tab leaves its first focusable element, then the last has the focus, and Tab returns to the first', async () => {
    render(<SignedInBar />);
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));

    await userEvent.tab({ shift: true });

    expect(within(openPanel()).getByRole('button', { name: 'Sign Out' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  });

  test('when Escape is pressed while no element of the menu has the focus, then the menu closes too', async () => {
    render(<SignedInBar />);
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    await userEvent.click(within(openPanel()).getByText('Welcome, Amara'));

    await userEvent.keyboard('{Escape}');

    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
  });

  test('when the last button of the menu is disabled, then Tab skips that button', async () => {
    render(<SignedInBar isSigningOut />);
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));

    await userEvent.tab({ shift: true });

    expect(within(openPanel()).getByRole('link', { name: 'My Dashboard' })).toHaveFocus();
  });

  test('when the focus moves elsewhere, then the menu closes and Tab continues from there', async () => {
    render(
      <>
        <SignedInBar />
        <input aria-label="Search" />
        <input aria-label="Notes" />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));

    await userEvent.click(screen.getByLabelText('Search'));
    await userEvent.tab();

    expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByLabelText('Notes')).toHaveFocus();
  });

  test('when a link is chosen, then the menu closes', async () => {
    render(<SignedInBar />);
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));

    await userEvent.click(within(openPanel()).getByRole('link', { name: 'Home' }));

    expect(screen.getByRole('button', { name: 'Menu' })).toBeInTheDocument();
  });
});

function openPanel(): HTMLElement {
  const panelId = screen.getByRole('button', { name: 'Close' }).getAttribute('aria-controls') ?? '';
  return document.getElementById(panelId) ?? document.body;
}

function SignedInBar({ isSigningOut = false }) {
  return (
    <TopBar
      linkAs={PlainLink}
      brandTo="/"
      links={[
        { to: '/home', label: 'Home', icon: 'house' },
        { to: '/client-admin', label: 'My Dashboard', icon: 'layout-dashboard' },
      ]}
      greeting="Welcome, Amara"
      action={<Button disabled={isSigningOut}>Sign Out</Button>}
      navLabel="Main"
      menuLabel="Menu"
      closeLabel="Close"
    />
  );
}

type PlainLinkProps = { to: string; children: ReactNode; onClick?: () => void };

function PlainLink({ to, children, onClick }: PlainLinkProps) {
  return (
    <a
      href={to}
      onClick={(event) => {
        event.preventDefault();
        onClick?.();
      }}
    >
      {children}
    </a>
  );
}
