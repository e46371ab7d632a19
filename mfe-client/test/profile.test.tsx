import type { ClientProfile } from '@marquee/contracts/accounts';
import { getClientProfile, updateClientProfile } from '@marquee/contracts/profile-operations';
import { aClientUser, answer, refuse } from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';
import { renderClient } from './render-client.tsx';

const route = '/client-admin?tab=profile';

function aProfile(overrides: Partial<ClientProfile> = {}): ClientProfile {
  return { ...aClientUser().profile, ...overrides };
}

describe('profile', () => {
  test('when something was never said, then it is asked for', async () => {
    renderClient({ route, answers: [answer(getClientProfile, aProfile({ firstName: '', phone: '' }))] });

    expect(await screen.findByText('Please add your first name')).toBeVisible();
    expect(screen.getByText('Please add your phone number')).toBeVisible();
  });

  test('when it is edited, then the e-mail cannot be changed', async () => {
    const { user } = renderClient({ route, answers: [answer(getClientProfile, aProfile())] });

    await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));

    expect(screen.getByRole('textbox', { name: 'Email' })).toBeDisabled();
  });

  test('when it is saved, then it says so and is shown again', async () => {
    const { user, calls } = renderClient({
      route,
      answers: [
        answer(getClientProfile, aProfile()),
        answer(updateClientProfile, aProfile({ firstName: 'Ama' })),
      ],
    });

    await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
    await user.clear(screen.getByRole('textbox', { name: 'First Name' }));
    await user.type(screen.getByRole('textbox', { name: 'First Name' }), 'Ama');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));

    expect(await screen.findByText('Profile Updated')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeVisible();
    expect(calls(updateClientProfile)[0]?.body).toMatchObject({ firstName: 'Ama', lastName: 'Okafor' });
  });

  test('when the server refuses, then what was typed stays', async () => {
    const { user } = renderClient({
      route,
      answers: [
        answer(getClientProfile, aProfile()),
        refuse(updateClientProfile, { status: 500, code: 'internal', message: '' }),
      ],
    });

    await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
    await user.type(screen.getByRole('textbox', { name: 'Home Address' }), '12 Prospect Park West');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));

    expect(await screen.findByText('Failed to update profile')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Home Address' })).toHaveValue('12 Prospect Park West');
  });

  test('when it is cancelled, then the profile is shown as it was', async () => {
    const { user } = renderClient({ route, answers: [answer(getClientProfile, aProfile())] });

    await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
    await user.type(screen.getByRole('textbox', { name: 'First Name' }), ' changed');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));

    expect(await screen.findByText('Amara')).toBeVisible();
  });
});
