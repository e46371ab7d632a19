import { signUpClient } from '@marquee/contracts/account-operations';
import { aClientUser, answer, refuse, renderWithApp } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { AuthPage } from '../src/pages/auth/auth-page.tsx';
import { fill } from './fill.ts';

const amara = {
  'First Name': 'Amara',
  'Last Name': 'Okafor',
  Email: 'amara@okafor.example',
  Phone: '212-555-0142',
  Password: 'Marquee-1!',
  'Confirm Password': 'Marquee-1!',
};

async function signUp(typed: Partial<typeof amara>, answers: Answer[] = []) {
  const app = renderWithApp(<AuthPage />, { route: '/auth', answers });
  const form = within(await screen.findByRole('form', { name: 'Create a client account' }));
  await fill(app.user, form, typed);
  await app.user.click(form.getByRole('button', { name: 'Create Account' }));
  return { ...app, form };
}

describe('a client signing up', () => {
  test('when the other tab is looked at, then what was typed is still there afterwards', async () => {
    const { user } = renderWithApp(<AuthPage />, { route: '/auth' });
    await user.type(await screen.findByLabelText('First Name'), 'Amara');
    await user.click(screen.getByRole('tab', { name: "I'm a Provider" }));
    await user.type(screen.getByLabelText('Business Name'), 'Sunset');

    await user.click(screen.getByRole('tab', { name: "I'm a Client" }));

    expect(screen.getByLabelText('First Name')).toHaveValue('Amara');
    await user.click(screen.getByRole('tab', { name: "I'm a Provider" }));
    expect(screen.getByLabelText('Business Name')).toHaveValue('Sunset');
  });

  test('when all is well, then the account is created and the client goes in, to be greeted there', async () => {
    const { calls, leftFor } = await signUp(amara, [answer(signUpClient, aClientUser())]);

    expect(calls(signUpClient).map(({ body }) => body)).toEqual([
      {
        firstName: 'Amara',
        lastName: 'Okafor',
        email: 'amara@okafor.example',
        phone: '212-555-0142',
        password: 'Marquee-1!',
        confirmPassword: 'Marquee-1!',
      },
    ]);
    expect(leftFor()).toBe('/');
    expect(sessionStorage.getItem('marquee.greeting')).toContain('Client Account Created');
  });

  test('when nothing was typed, then the summary has the focus and names every answer that is missing', async () => {
    const { form, calls } = await signUp({});

    const summary = await form.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'First name is required',
      'Last name is required',
      'Email is required',
      'Phone number is required',
      'Password is required',
      'Passwords do not match',
    ]);
    expect(calls(signUpClient)).toEqual([]);
  });

  test('when a link of the summary is followed, then its field has the focus', async () => {
    const { form, user } = await signUp({});

    await user.click(await form.findByRole('link', { name: 'Phone number is required' }));

    expect(form.getByLabelText('Phone')).toHaveFocus();
  });

  test('when the passwords differ, then it says so', async () => {
    const { form, calls } = await signUp({ ...amara, 'Confirm Password': 'Marquee-2!' });

    expect(await form.findByRole('link', { name: 'Passwords do not match' })).toBeVisible();
    expect(calls(signUpClient)).toEqual([]);
  });

  test('when the password is weak, then the message names what it lacks and the list what it has', async () => {
    const { form } = await signUp({ ...amara, Password: 'marquee1', 'Confirm Password': 'marquee1' });

    const complaint = 'Password must contain: one uppercase letter, one special character';
    expect(await form.findByRole('link', { name: complaint })).toBeVisible();
    expect(form.getByText('One number')).toHaveTextContent('done');
    expect(form.getByText('One uppercase')).not.toHaveTextContent('done');
  });

  test('when the address has an account, then the message stands at its field and what was typed stays', async () => {
    const message = 'An account with this e-mail already exists';
    const taken = { status: 409, code: 'email_taken', message, errors: [{ path: 'email', message }] };
    const { form, leftFor } = await signUp(amara, [refuse(signUpClient, taken)]);

    expect(await screen.findByText('Signup Failed')).toBeVisible();
    expect(form.getByLabelText('Email')).toHaveAccessibleDescription(message);
    expect(form.getByLabelText('Email')).toHaveValue('amara@okafor.example');
    expect(form.getByLabelText('Password')).toHaveValue('Marquee-1!');
    expect(form.getByRole('alert')).toHaveFocus();
    expect(leftFor()).toBeNull();
  });
});
