import { getClientProfile, updateClientProfile } from '@marquee/contracts/profile-operations';
import { answer } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';
import { aProfile } from '../test/a-profile.ts';
import { renderClient } from '../test/render-client.tsx';

const saved = answer(updateClientProfile, aProfile());

/** Opens the Profile tab and its form. */
export async function editProfile(reply: Answer = saved) {
  const view = renderClient({
    route: '/client-admin?tab=profile',
    answers: [answer(getClientProfile, aProfile()), reply],
  });
  await view.user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  return {
    ...view,
    form: screen.getByRole('form', { name: 'Edit Profile' }),
    save: () => view.user.click(screen.getByRole('button', { name: 'Save Changes' })),
  };
}
