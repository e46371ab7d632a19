import type { ProviderProfile } from '@marquee/contracts/accounts';
import { getProviderProfile } from '@marquee/contracts/profile-operations';
import { answer, aProviderUser } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { renderProvider } from '../test/render-provider.tsx';

function openAs(named: Partial<ProviderProfile>) {
  return renderProvider({
    answers: [answer(getProviderProfile, { ...aProviderUser().profile, ...named })],
  });
}

describe('2 Provider dashboard', () => {
  test('when only the person has a name, then the header shows that name', async () => {
    openAs({ businessName: '', firstName: 'Dev', lastName: 'Anand' });

    expect(await screen.findByRole('heading', { level: 1, name: 'Dev Anand Dashboard' })).toBeVisible();
    expect(document.title).toBe('Dev Anand Dashboard · Marquee');
  });

  test("when neither business nor person has a name, then the header shows 'Provider Dashboard'", async () => {
    openAs({ businessName: '', firstName: '', lastName: '' });

    expect(await screen.findByRole('heading', { level: 1, name: 'Provider Dashboard' })).toBeVisible();
    expect(document.title).toBe('Provider Dashboard · Marquee');
  });

  test('when the page opens, then the header has a subscription badge', async () => {
    renderProvider();

    const badge = await screen.findByText('Free Trial');

    expect(badge.closest('header')).toContainElement(screen.getByRole('heading', { level: 1 }));
  });

  test('when the page opens, then its four tabs are in order and the first is open', async () => {
    renderProvider();

    const tabs = await screen.findAllByRole('tab');

    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'Client Quotes',
      'Requests Received',
      'Workflow',
      'My Profile',
    ]);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Client Quotes');
  });

  test('when New Quote is clicked, then its dialog asks for the event and the client', async () => {
    const { user } = renderProvider();

    await user.click(await screen.findByRole('button', { name: 'New Quote' }));

    const dialog = within(await screen.findByRole('dialog', { name: 'New Quote' }));
    for (const name of ['Event Name', 'Client Email', /^Client Name/]) {
      expect(dialog.getByRole('textbox', { name })).toBeVisible();
    }
  });
});
