import { signUpClient, signUpProvider } from '@marquee/contracts/account-operations';
import { forgotPassword, getCurrentUser, login, logout } from '@marquee/contracts/auth-operations';
import { listSessions } from '@marquee/contracts/session-operations';
import {
  aClientUser,
  answer,
  aProviderUser,
  expectToast,
  payloadsOf,
  refuse,
  renderWithApp,
} from '@marquee/web-kit/testing';
import { act, screen } from '@testing-library/react';
import { SignedInDevices } from '../src/features/sessions/signed-in-devices.tsx';
import { PageTopBar } from '../src/frame/page-top-bar.tsx';
import { fill } from '../test/fill.ts';
import { forgetPassword, openSignIn } from '../test/sign-in-form.tsx';
import { amara, openClientSignUp, openProviderSignUp, sunsetSound } from '../test/sign-up-forms.tsx';

const loginSucceeds = answer(login, aClientUser());

describe('7 API calls', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  test('when a page reads and when it writes, then each call sends the cookies of its origin', async () => {
    const { signIn, calls } = await openSignIn([loginSucceeds]);

    await signIn();

    const sent = [...calls(getCurrentUser), ...calls(login)];
    expect(sent.map(({ credentials }) => credentials)).toEqual(['same-origin', 'same-origin']);
  });

  test('when a page writes, then JSON with a JSON content type is sent', async () => {
    const { signIn, calls } = await openSignIn([loginSucceeds]);

    await signIn();

    expect(calls(login)[0]?.headers.get('content-type')).toBe('application/json');
  });

  test('when the response has an error status, then the page shows the message of the response as an error', async () => {
    const teapot = refuse(login, { status: 418, code: 'teapot', message: 'Short and stout' });
    const { signIn, navigatedTo } = await openSignIn([teapot]);

    await signIn();

    await expectToast('Login Failed', 'Short and stout');
    expect(navigatedTo()).toBeNull();
  });

  test('when a signed-out visitor opens a page, then GET /api/auth/user is called once, and its 401 means signed out', async () => {
    const { calls } = renderWithApp(<PageTopBar />);

    expect(await screen.findByRole('link', { name: 'Get Started' })).toBeVisible();
    expect(calls(getCurrentUser).map(({ call }) => call)).toEqual(['GET /api/auth/user']);
  });

  test('when Sign Out is pressed, then POST /api/auth/logout is called without a body, and / is loaded', async () => {
    const { user, calls, navigatedTo } = renderWithApp(<PageTopBar />, {
      session: aClientUser(),
      answers: [answer(logout, undefined)],
    });

    await user.click(await screen.findByRole('button', { name: 'Sign Out' }));

    expect(payloadsOf(calls(logout))[0]).toEqual({ call: 'POST /api/auth/logout', body: undefined });
    expect(navigatedTo()).toBe('/');
  });

  test('when a user signs in, then POST /api/auth/login is called with email and password, and a page is loaded', async () => {
    const { signIn, calls, navigatedTo } = await openSignIn([loginSucceeds]);

    await signIn();

    expect(payloadsOf(calls(login))[0]).toEqual({
      call: 'POST /api/auth/login',
      body: { email: 'amara@okafor.example', password: 'Old-password-1!' },
    });
    expect(navigatedTo()).toBe('/');
  });

  test('when the password is forgotten, then POST /api/auth/forgot-password is called with the email', async () => {
    const sent = answer(forgotPassword, { message: 'A link is on its way' });
    const { user, form, calls } = await forgetPassword([sent]);

    await user.click(form.getByRole('button', { name: 'Send Reset Link' }));

    expect(payloadsOf(calls(forgotPassword))[0]).toEqual({
      call: 'POST /api/auth/forgot-password',
      body: { email: 'amara@okafor.example' },
    });
  });

  test('when Google is chosen, then the browser navigates to GET /api/auth/google', async () => {
    await openSignIn();

    const link = screen.getByRole('link', { name: 'Continue with Google' });
    expect(link.getAttribute('href')).toBe('/api/auth/google');
  });

  test('when a client signs up, then POST /api/clients/signup is called with the fields of a client', async () => {
    const { user, form, create, calls } = await openClientSignUp([answer(signUpClient, aClientUser())]);
    await fill(user, form, amara);

    await create();

    expect(payloadsOf(calls(signUpClient))[0]).toEqual({
      call: 'POST /api/clients/signup',
      body: {
        ...{ firstName: 'Amara', lastName: 'Okafor', email: 'amara@okafor.example' },
        ...{ password: 'Marquee-1!', confirmPassword: 'Marquee-1!', phone: '212-555-0142' },
      },
    });
  });

  test('when a provider signs up, then POST /api/providers/signup is called with the fields of a provider', async () => {
    const { user, form, create, calls } = await openProviderSignUp([answer(signUpProvider, aProviderUser())]);
    await fill(user, form, { ...sunsetSound, Phone: '212-555-0199', Description: 'Music' });
    await user.click(form.getByRole('checkbox', { name: 'Lighting' }));

    await create();

    expect(payloadsOf(calls(signUpProvider))[0]).toEqual({
      call: 'POST /api/providers/signup',
      body: {
        ...{ businessName: 'Sunset Sound Co.', email: 'dev@sunset.example', password: 'Marquee-1!' },
        ...{ phone: '212-555-0199', description: 'Music', serviceTypes: ['Lighting'] },
      },
    });
  });

  test('when a session has ended, then the browser navigates to GET /api/login', async () => {
    jest.useFakeTimers();
    const ended = refuse(listSessions, { status: 401, code: 'unauthenticated', message: 'Unauthorized' });
    const { navigatedTo } = renderWithApp(<SignedInDevices />, { session: aClientUser(), answers: [ended] });

    await act(() => jest.advanceTimersByTimeAsync(1_000));

    expect(navigatedTo()).toMatch(/^\/api\/login(\?|$)/);
  });
});
