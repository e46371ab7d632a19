import { getProviderProfile, updateProviderProfile } from '@marquee/contracts/profile-operations';
import { answer, aProviderUser, refuse } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { renderProvider } from './render-provider.tsx';

const profile = () => ({ ...aProviderUser().profile, serviceTypes: ['DJ Services', 'Lighting'] });

async function openProfile(answers: Answer[] = []) {
  const view = renderProvider({
    route: '/provider?tab=profile',
    answers: [answer(getProviderProfile, profile()), ...answers],
  });
  await screen.findByRole('form', { name: 'My Profile' });
  return view;
}

function chosen() {
  const list = within(screen.getByRole('list', { name: 'Chosen service types' }));
  return list.queryAllByRole('listitem').map(({ textContent }) => textContent);
}

describe('the provider’s profile', () => {
  test('when it is opened, then required fields are marked and the e-mail cannot be changed', async () => {
    await openProfile();

    for (const name of ['Full Name *', 'Phone *', 'Address *', 'Business Name *']) {
      expect(screen.getByRole('textbox', { name })).toBeVisible();
    }
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');
  });

  test('when a required field is empty, then it is saved all the same', async () => {
    const { user, calls } = await openProfile([answer(updateProviderProfile, profile())]);

    await user.clear(screen.getByRole('textbox', { name: 'Phone *' }));
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));

    expect(await screen.findByText('Profile Updated')).toBeVisible();
    expect(calls(updateProviderProfile)[0]?.body).toMatchObject({ phone: '', serviceTypes: chosen() });
    expect(calls(updateProviderProfile)[0]?.body).not.toHaveProperty('email');
  });

  test('when it is refused, then it says so and what was typed stays', async () => {
    const outage = refuse(updateProviderProfile, { status: 500, code: 'internal', message: '' });
    const { user } = await openProfile([outage]);

    await user.type(screen.getByRole('textbox', { name: 'Address *' }), '48 Water Street');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));

    expect(await screen.findByText('Update Failed')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Address *' })).toHaveValue('48 Water Street');
  });

  test('when another tab is chosen with changes unsaved, then it asks first', async () => {
    const { user, path } = await openProfile();

    await user.type(screen.getByRole('textbox', { name: 'Address *' }), '48 Water Street');
    await user.click(screen.getByRole('tab', { name: 'Workflow' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));

    expect(await screen.findByText('Nothing on the way yet')).toBeVisible();
    expect(path()).toBe('/provider?tab=workflow');
  });
});

describe('service types', () => {
  test('when one is typed, then Enter and Add both add it, trimmed', async () => {
    const { user, calls } = await openProfile();
    const field = screen.getByRole('textbox', { name: 'Service Types' });

    await user.type(field, '  Uplights {Enter}');
    await user.type(field, 'Haze');
    await user.click(screen.getByRole('button', { name: 'Add' }));

    expect(chosen()).toEqual(['DJ Services', 'Lighting', 'Uplights', 'Haze']);
    expect(field).toHaveValue('');
    expect(calls(updateProviderProfile)).toEqual([]);
  });

  test.each(['DJ Services', '   '])('when "%s" is typed, then nothing is added', async (typed) => {
    const { user } = await openProfile();

    await user.type(screen.getByRole('textbox', { name: 'Service Types' }), `${typed}{Enter}`);

    expect(chosen()).toEqual(['DJ Services', 'Lighting']);
  });

  test('when one is removed, then it is saved without it', async () => {
    const { user, calls } = await openProfile([answer(updateProviderProfile, profile())]);

    await user.click(screen.getByRole('button', { name: 'Remove DJ Services' }));
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));

    expect(await screen.findByText('Profile Updated')).toBeVisible();
    expect(calls(updateProviderProfile)[0]?.body).toMatchObject({ serviceTypes: ['Lighting'] });
  });
});
