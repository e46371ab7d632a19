import { signUpProvider } from '@marquee/contracts/account-operations';
import { providerServiceTypes } from '@marquee/contracts/event-options';
import { answer, aProviderUser, refuse, renderWithApp } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { AuthPage } from '../src/pages/auth/auth-page.tsx';
import { fill } from './fill.ts';

const needed = {
  'Business Name': 'Sunset Sound Co.',
  Email: 'dev@sunset.example',
  Password: 'Marquee-1!',
  'Confirm Password': 'Marquee-1!',
};

async function visit(answers: Answer[] = []) {
  const app = renderWithApp(<AuthPage />, { route: '/auth', answers });
  await app.user.click(await screen.findByRole('tab', { name: "I'm a Provider" }));
  const form = within(screen.getByRole('form', { name: 'Create a provider account' }));
  const create = () => app.user.click(form.getByRole('button', { name: 'Create Account' }));
  return { ...app, form, create };
}

describe('a provider signing up', () => {
  test('when all is well, then the password is sent once and the provider goes in', async () => {
    const { user, form, create, calls, leftFor } = await visit([answer(signUpProvider, aProviderUser())]);
    await fill(user, form, { ...needed, Phone: '212-555-0199', Description: 'Music' });
    await user.click(form.getByRole('checkbox', { name: 'DJ Services' }));
    await user.click(form.getByRole('checkbox', { name: 'Lighting' }));

    await create();

    expect(calls(signUpProvider).map(({ body }) => body)).toEqual([
      {
        businessName: 'Sunset Sound Co.',
        email: 'dev@sunset.example',
        password: 'Marquee-1!',
        phone: '212-555-0199',
        description: 'Music',
        serviceTypes: ['DJ Services', 'Lighting'],
      },
    ]);
    expect(leftFor()).toBe('/provider');
    expect(sessionStorage.getItem('marquee.greeting')).toContain('Provider Account Created');
  });

  test('when only what is needed was given, then that is enough', async () => {
    const { user, form, create, leftFor } = await visit([answer(signUpProvider, aProviderUser())]);
    await fill(user, form, needed);

    await create();

    expect(leftFor()).toBe('/provider');
  });

  test('when the form is opened, then it offers the ten services', async () => {
    const { form } = await visit();

    expect(form.getAllByRole('checkbox').map((box) => box.getAttribute('value'))).toEqual([
      ...providerServiceTypes,
    ]);
  });

  test('when nothing was typed, then every answer that is missing is named', async () => {
    const { form, create } = await visit();

    await create();

    const summary = await form.findByRole('alert');
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Business name is required',
      'Email is required',
      'Password is required',
      'Passwords do not match',
    ]);
  });

  test('when the passwords differ, then it says so and no call is made', async () => {
    const { user, form, create, calls } = await visit();
    await fill(user, form, { ...needed, 'Confirm Password': 'Marquee-2!' });

    await create();

    expect(await form.findByRole('link', { name: 'Passwords do not match' })).toBeVisible();
    expect(calls(signUpProvider)).toEqual([]);
  });

  test('when the server refuses without naming a field, then the toast says why', async () => {
    const message = 'Too many attempts. Please try again in 3 minutes.';
    const refusal = refuse(signUpProvider, { status: 429, code: 'too_many_attempts', message });
    const { user, form, create } = await visit([refusal]);
    await fill(user, form, needed);

    await create();

    expect(await screen.findByText('Signup Failed')).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
  });
});
