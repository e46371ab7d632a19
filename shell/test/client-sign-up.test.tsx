import { signUpClient } from '@marquee/contracts/account-operations';
import { aClientUser, answer, hold, refuse, switchable } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { fill } from './fill.ts';
import { amara, openClientSignUp } from './sign-up-forms.tsx';

async function signUp(typed: Partial<typeof amara>, answers: Answer[] = []) {
  const { create, ...app } = await openClientSignUp(answers);
  await fill(app.user, app.form, typed);
  await create();
  return app;
}

describe('a client signing up', () => {
  test('when the account is created, then the client’s start page opens with a greeting', async () => {
    const { navigatedTo } = await signUp(amara, [answer(signUpClient, aClientUser())]);

    expect(navigatedTo()).toBe('/');
    expect(sessionStorage.getItem('marquee.greeting')).toContain('Client Account Created');
  });

  test('when the user follows a link of the error summary, then the linked field has the focus', async () => {
    const { form, user } = await signUp({});

    await user.click(await form.findByRole('link', { name: 'Phone number is required' }));

    expect(form.getByLabelText('Phone')).toHaveFocus();
  });

  test('when a password is typed, then the list of rules shows which rules the password fulfills', async () => {
    const { user, form } = await openClientSignUp();

    await user.type(form.getByLabelText('Password'), 'marquee1');

    expect(form.getByText('One number').closest('li')).toHaveTextContent('done');
    expect(form.getByText('One uppercase').closest('li')).not.toHaveTextContent('done');
  });

  test('when the address already has an account, then the email field shows the error and the input stays', async () => {
    const message = 'An account with this email already exists';
    const taken = { status: 409, code: 'email_taken', message, errors: [{ path: 'email', message }] };
    const { form, navigatedTo } = await signUp(amara, [refuse(signUpClient, taken)]);

    expect(await screen.findByText('Signup Failed')).toBeVisible();
    expect(form.getByLabelText('Email')).toHaveAccessibleDescription(message);
    expect(form.getByLabelText('Email')).toHaveValue('amara@okafor.example');
    expect(form.getByLabelText('Password')).toHaveValue('Marquee-1!');
    expect(form.getByRole('alert')).toHaveFocus();
    expect(navigatedTo()).toBeNull();
  });

  test('when the corrected form is being sent, then the toast of the first rejection is dismissed', async () => {
    const message = 'An account with this email already exists';
    const taken = { status: 409, code: 'email_taken', message, errors: [{ path: 'email', message }] };
    const { answer: answering, switchTo } = switchable(refuse(signUpClient, taken));
    const { form, user } = await signUp(amara, [answering]);
    await screen.findByText('Signup Failed');
    switchTo(hold(answer(signUpClient, aClientUser())).answer);

    await user.type(form.getByLabelText('Email'), '.example{Enter}');

    await waitFor(() => {
      expect(screen.queryByText('Signup Failed')).toBeNull();
    });
    expect(form.getByRole('button', { name: /Creat/ })).toBeVisible();
  });
});
