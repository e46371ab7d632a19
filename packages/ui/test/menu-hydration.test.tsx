import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { TopBar } from '../src/index.ts';

const bar = (
  <TopBar
    linkAs={PlainLink}
    brandTo="/"
    links={[{ to: '/home', label: 'Home', icon: 'house' }]}
    navLabel="Main"
    menuLabel="Menu"
    closeLabel="Close"
  />
);

function PlainLink({ to, children }: { to: string; children: ReactNode }) {
  return <a href={to}>{children}</a>;
}

/** The top bar as prerendered HTML. */
function renderHtml(): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderToString(bar);
  document.body.replaceChildren(container);
  return container;
}

function toggleIn(container: HTMLElement): HTMLElement {
  return container.querySelector<HTMLElement>('[data-menu] > button') ?? container;
}

function panelIn(container: HTMLElement): HTMLElement | null {
  return document.getElementById(toggleIn(container).getAttribute('aria-controls') ?? '');
}

/** Opens the menu in the same way as the page's first script. */
function openBefore(container: HTMLElement): void {
  toggleIn(container).setAttribute('aria-expanded', 'true');
  panelIn(container)?.removeAttribute('hidden');
}

describe('a prerendered menu', () => {
  test('when no script has opened it, then its panel is on the page but hidden, and hydration removes the panel', async () => {
    const container = renderHtml();
    expect(panelIn(container)).toHaveAttribute('hidden');

    await act(async () => hydrateRoot(container, bar));

    expect(container.querySelector('[data-menu]')).toHaveAttribute('data-menu', 'own');
    expect(panelIn(container)).toBeNull();
  });

  test('when a script opened it before hydration, then it stays open and can be closed', async () => {
    const container = renderHtml();
    openBefore(container);
    const [toggle, panel] = [toggleIn(container), panelIn(container)];
    const failures: unknown[] = [];

    await act(async () =>
      hydrateRoot(container, bar, { onRecoverableError: (failure) => failures.push(failure) }),
    );

    expect(failures).toEqual([]);
    expect([toggleIn(container), panelIn(container)]).toEqual([toggle, panel]);
    expect(panel).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(panelIn(container)).toBeNull();
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
  });
});
