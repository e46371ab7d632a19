import { getClientProfile, updateClientProfile } from '@marquee/contracts/profile-operations';
import { answer } from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';
import { aProfile } from './a-profile.ts';
import { renderClient } from './render-client.tsx';

const route = '/client-admin?tab=profile';

describe('profile', () => {
  test('when the client saves the form, then a toast confirms the update and the form closes', async () => {
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
});
