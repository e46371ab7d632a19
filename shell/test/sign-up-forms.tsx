import { renderWithApp } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { AuthPage } from '../src/pages/auth/auth-page.tsx';

/** A client's input, by field label. */
export const amara = {
  'First Name': 'Amara',
  'Last Name': 'Okafor',
  Email: 'amara@okafor.example',
  Phone: '212-555-0142',
  Password: 'Marquee-1!',
  'Confirm Password': 'Marquee-1!',
};

/** A provider's input for the required fields, by field label. */
export const sunsetSound = {
  'Business Name': 'Sunset Sound Co.',
  Email: 'dev@sunset.example',
  Password: 'Marquee-1!',
  'Confirm Password': 'Marquee-1!',
};

/** Opens the client's form on the sign-in page. `create` submits it. */
export async function openClientSignUp(answers: Answer[] = []) {
  const app = renderWithApp(<AuthPage />, { route: '/auth', answers });
  const form = within(await screen.findByRole('form', { name: 'Create a client account' }));
  const create = () => app.user.click(form.getByRole('button', { name: 'Create Account' }));
  return { ...app, form, create };
}

/** Opens the provider's form on the sign-in page. `create` submits it. */
export async function openProviderSignUp(answers: Answer[] = []) {
  const app = renderWithApp(<AuthPage />, { route: '/auth', answers });
  await app.user.click(await screen.findByRole('tab', { name: "I'm a Provider" }));
  const form = within(screen.getByRole('form', { name: 'Create a provider account' }));
  const create = () => app.user.click(form.getByRole('button', { name: 'Create Account' }));
  return { ...app, form, create };
}
