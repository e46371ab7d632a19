import { getProviderProfile, updateProviderProfile } from '@marquee/contracts/profile-operations';
import { answer, aProviderUser, refuse } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { isAskedBeforeUnload } from './is-asked-before-unload.ts';
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
  test('when it is edited, then required fields are marked and the e-mail cannot be changed', async () => {
    await editProfile();

    for (const name of ['Full Name *', 'Phone *', 'Address *', 'Business Name *']) {
      expect(screen.getByRole('textbox', { name })).toBeVisible();
    }
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');
  });

  test('when it is opened, then it is read, and what is missing is asked for', async () => {
    await openProfile([answer(getProviderProfile, { ...profile(), phone: '' })]);

    expect(screen.getByText('DJ Services, Lighting')).toBeVisible();
    expect(screen.getByText('Please add your phone')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('when editing is cancelled, then what was typed is forgotten', async () => {
    const { user, calls } = await editProfile();

    await user.type(screen.getByRole('textbox', { name: 'Address *' }), 'Elsewhere');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Edit Profile' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Edit Profile' }));

    expect(screen.getByRole('textbox', { name: 'Address *' })).toHaveValue(profile().address);
    expect(calls(updateProviderProfile)).toEqual([]);
  });

  test('when a required field is empty, then it is saved all the same', async () => {
    const { user, calls } = await editProfile([answer(updateProviderProfile, profile())]);

    await user.clear(screen.getByRole('textbox', { name: 'Phone *' }));
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));

    expect(await screen.findByText('Profile Updated')).toBeVisible();
    expect(calls(updateProviderProfile)[0]?.body).toMatchObject({
      phone: '',
      serviceTypes: profile().serviceTypes,
    });
    expect(calls(updateProviderProfile)[0]?.body).not.toHaveProperty('email');
  });

  test('when it is refused, then it says so and what was typed stays', async () => {
    const outage = refuse(updateProviderProfile, { status: 500, code: 'internal', message: '' });
    const { user } = await editProfile([outage]);

    await user.type(screen.getByRole('textbox', { name: 'Address *' }), '48 Water Street');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));

    expect(await screen.findByText('Update Failed')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Address *' })).toHaveValue('48 Water Street');
  });

  test('when it was changed meanwhile, then the refusal offers a reload', async () => {
    const conflict = { status: 409, code: 'profile_was_changed', message: 'Your profile was just changed' };
    const { user } = await editProfile([refuse(updateProviderProfile, conflict)]);

    await user.click(screen.getByRole('button', { name: 'Save Changes' }));

    expect(await screen.findByText(conflict.message)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  });

  test('when another tab is chosen with changes unsaved, then it asks first', async () => {
    const { user, path } = await editProfile();

    await user.type(screen.getByRole('textbox', { name: 'Address *' }), '48 Water Street');
    await user.click(screen.getByRole('tab', { name: 'Workflow' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));

    expect(await screen.findByText('Nothing on the way yet')).toBeVisible();
    expect(path()).toBe('/provider?tab=workflow');
  });
});

describe('the provider’s profile, when the browser goes', () => {
  test('when it has changes unsaved, then the browser asks first', async () => {
    await editProfile();

    expect(isAskedBeforeUnload()).toBe(false);
    fireEvent.change(screen.getByLabelText('Address *'), { target: { value: '48 Water Street' } });

    expect(isAskedBeforeUnload()).toBe(true);
  });
});

describe('service types', () => {
  test('when one is typed, then Enter and Add both add it, trimmed', async () => {
    const { user, calls } = await editProfile();
    const field = screen.getByRole('textbox', { name: 'Service Types' });

    await user.type(field, '  Uplights {Enter}');
    await user.type(field, 'Haze');
    await user.click(screen.getByRole('button', { name: 'Add' }));

    expect(chosen()).toEqual(['DJ Services', 'Lighting', 'Uplights', 'Haze']);
    expect(field).toHaveValue('');
    expect(calls(updateProviderProfile)).toEqual([]);
  });

  test.each(['DJ Services', ' lighting ', '   '])(
    'when "%s" is typed, then nothing is added',
    async (typed) => {
      const { user } = await editProfile();

      await user.type(screen.getByRole('textbox', { name: 'Service Types' }), `${typed}{Enter}`);

      expect(chosen()).toEqual(['DJ Services', 'Lighting']);
    },
  );

  test('when one is removed, then it is saved without it', async () => {
    const { user, calls } = await editProfile([answer(updateProviderProfile, profile())]);

    await user.click(screen.getByRole('button', { name: 'Remove DJ Services' }));
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));

    expect(await screen.findByText('Profile Updated')).toBeVisible();
    expect(calls(updateProviderProfile)[0]?.body).toMatchObject({ serviceTypes: ['Lighting'] });
  });
});
