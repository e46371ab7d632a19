import { signUpClient, signUpProvider } from '@marquee/contracts/account-operations';
import { aClientUser, answer, aProviderUser, hold, refuse } from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';
import { fill } from '../test/fill.ts';
import { amara, openClientSignUp, openProviderSignUp, sunsetSound } from '../test/sign-up-forms.tsx';

const clientSignedUp = answer(signUpClient, aClientUser());
const providerSignedUp = answer(signUpProvider, aProviderUser());

describe('2 Auth: create-account card', () => {
  test("when it is shown, then its tabs are 'I'm a Client' and 'I'm a Provider'", async () => {
    await openClientSignUp();

    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(tabs).toEqual(["I'm a Client", "I'm a Provider"]);
  });

  test('when the user changes the tab and changes back, then the input is still there', async () => {
    const { user, form } = await openClientSignUp();
    await fill(user, form, { 'Last Name': 'Okafor', Password: 'Marquee-1!' });
    await user.click(screen.getByRole('tab', { name: "I'm a Provider" }));
    await user.type(screen.getByLabelText('Business Name'), 'Sunset');

    await user.click(screen.getByRole('tab', { name: "I'm a Client" }));

    expect(screen.getByLabelText('Last Name')).toHaveValue('Okafor');
    const ofClient = screen.getByRole('form', { name: 'Create a client account' });
    expect(ofClient).toHaveFormValues({ lastName: 'Okafor', password: 'Marquee-1!' });
    await user.click(screen.getByRole('tab', { name: "I'm a Provider" }));
    expect(screen.getByLabelText('Business Name')).toHaveValue('Sunset');
  });

  test('when a provider signs up, then the specified service types can be ticked', async () => {
    const { user, form } = await openProviderSignUp();
    const boxes = form.getAllByRole('checkbox');

    await user.click(form.getByRole('checkbox', { name: 'Catering' }));

    expect(boxes.map((box) => box.getAttribute('value'))).toEqual([
      'DJ Services',
      'Photography',
      'Videography',
      'Catering',
      'Event Planning',
      'Lighting',
      'Sound Equipment',
      'Entertainment',
      'Decorations',
      'Other',
    ]);
    expect(form.getByRole('checkbox', { checked: true })).toBe(boxes[3]);
  });

  test("when an account is being created, then the button shows 'Creating Account...' and ignores clicks", async () => {
    const held = hold(clientSignedUp);
    const { user, form, create, calls, navigatedTo } = await openClientSignUp([held.answer]);
    await fill(user, form, amara);

    await create();

    const button = form.getByRole('button', { name: 'Creating Account...' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    expect(calls(signUpClient)).toHaveLength(1);
    expect(navigatedTo()).toBeNull();
    held.release();
    expect(await form.findByRole('button', { name: 'Create Account' })).not.toHaveAttribute('aria-disabled');
  });
});

describe('3 Sign-up', () => {
  test('when a client signs up, then the specified fields are sent', async () => {
    const { user, form, create, calls } = await openClientSignUp([clientSignedUp]);
    await fill(user, form, amara);

    await create();

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
  });

  test('when a provider signs up, then the specified fields are sent, with the password once', async () => {
    const { user, form, create, calls } = await openProviderSignUp([providerSignedUp]);
    await fill(user, form, { ...sunsetSound, Phone: '212-555-0199', Description: 'Music' });
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
  });
});

describe('8 Signing up', () => {
  test("when the server rejects the sign-up, then a toast shows 'Signup Failed' and the message of the response, and the input stays", async () => {
    const unavailable = { status: 503, code: 'unavailable', message: 'Accounts rest for a minute' };
    const { user, form, create, navigatedTo } = await openProviderSignUp([
      refuse(signUpProvider, unavailable),
    ]);
    await fill(user, form, sunsetSound);

    await create();

    expect(await screen.findByText('Signup Failed')).toBeVisible();
    expect(screen.getByText('Accounts rest for a minute')).toBeVisible();
    expect(form.getByLabelText('Business Name')).toHaveValue('Sunset Sound Co.');
    expect(navigatedTo()).toBeNull();
  });
});
