import { getProviderProfile, updateProviderProfile } from '@marquee/contracts/profile-operations';
import { answer, aProviderUser, refuse } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { asksBeforeUnload } from './asks-before-unload.ts';
import { renderProvider } from './render-provider.tsx';

const profile = () => ({ ...aProviderUser().profile, serviceTypes: ['DJ Services', 'Lighting'] });

async function openProfile(answers: Answer[] = []) {
  const view = renderProvider({
    route: '/provider?tab=profile',
    answers: [answer(getProviderProfile, profile()), ...answers],
  });
  await screen.findByRole('button', { name: 'Edit Profile' });
  return view;
}

async function editProfile(answers: Answer[] = []) {
  const view = await openProfile(answers);
  await view.user.click(screen.getByRole('button', { name: 'Edit Profile' }));
  return view;
}

function chosen() {
  const list = within(screen.getByRole('list', { name: 'Chosen service types' }));
  return list.queryAllByRole('listitem').map(({ textContent }) => textContent);
}

describe('the provider’s profile', () => {
  test('when the tab opens, then it shows the profile and asks for missing values', async () => {
    await openProfile([answer(getProviderProfile, { ...profile(), phone: '' })]);

    expect(screen.getByText('DJ Services, Lighting')).toBeVisible();
    expect(screen.getByText('Please add your phone')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('when the provider cancels editing, then the focus returns to the button', async () => {
    const { user } = await editProfile();

    await user.click(screen.getByRole('button', { name: 'Cancel' }));

    expect(screen.getByRole('button', { name: 'Edit Profile' })).toHaveFocus();
  });

  test('when the profile was changed meanwhile, then the error offers a reload', async () => {
    const conflict = { status: 409, code: 'profile_was_changed', message: 'Your profile was just changed' };
    const { user } = await editProfile([refuse(updateProviderProfile, conflict)]);

    await user.click(screen.getByRole('button', { name: 'Save Changes' }));

    expect(await screen.findByText(conflict.message)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  });

  test('when changes are unsaved and the provider chooses another tab, then a dialog asks first', async () => {
    const { user, path } = await editProfile();

    await user.type(screen.getByRole('textbox', { name: 'Address *' }), '48 Water Street');
    await user.click(screen.getByRole('tab', { name: 'Workflow' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));

    expect(await screen.findByText('No bookings in progress')).toBeVisible();
    expect(path()).toBe('/provider?tab=workflow');
  });
});

describe('unloading the page with the provider’s profile', () => {
  test('when the profile has unsaved changes, then the browser asks first', async () => {
    await editProfile();

    expect(asksBeforeUnload()).toBe(false);
    fireEvent.change(screen.getByLabelText('Address *'), { target: { value: '48 Water Street' } });

    expect(asksBeforeUnload()).toBe(true);
  });
});

describe('service types', () => {
  test.each(['DJ Services', ' lighting ', '   '])(
    'when "%s" is typed, then nothing is added',
    async (typed) => {
      const { user } = await editProfile();

      await user.type(screen.getByRole('textbox', { name: 'Service Types' }), `${typed}{Enter}`);

      expect(chosen()).toEqual(['DJ Services', 'Lighting']);
    },
  );
});
