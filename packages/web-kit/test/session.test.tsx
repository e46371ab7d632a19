import { getCurrentUser, logout } from '@marquee/contracts/auth-operations';
import { RequireRole, useSession, useSignOut, useUser } from '@marquee/web-kit';
import {
  aClientUser,
  answer,
  aProviderUser,
  aUserWithoutRole,
  refuse,
  renderWithApp,
} from '@marquee/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';

function SessionLine() {
  const session = useSession();
  const { signOut } = useSignOut();
  return <button onClick={() => void signOut()}>{session.status}</button>;
}

function Greeting() {
  return <h1>Hello {useUser().firstName}</h1>;
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the session', () => {
  test('when a user is signed in, then the session’s status is signed-in', async () => {
    renderWithApp(<SessionLine />, { session: aClientUser() });

    expect(await screen.findByText('signed-in')).toBeVisible();
  });

  test('when nobody is signed in, then the session’s status is signed-out, without a redirect', async () => {
    const { navigatedTo } = renderWithApp(<SessionLine />);

    expect(await screen.findByText('signed-out')).toBeVisible();
    expect(navigatedTo()).toBeNull();
  });

  test('when it cannot be read, then its status is not signed-out', async () => {
    const failure = refuse(getCurrentUser, { status: 503, code: 'unavailable', message: 'Please try again' });

    renderWithApp(<SessionLine />, { answers: [failure] });

    expect(await screen.findByText('unavailable')).toBeVisible();
  });

  test('when the read has failed and a newly shown component reads again, then the status does not return to loading', async () => {
    const failure = refuse(getCurrentUser, { status: 503, code: 'unavailable', message: 'Please try again' });
    const Page = () => (useSession().status === 'loading' ? 'one moment' : <SessionLine />);

    const { calls } = renderWithApp(<Page />, { answers: [failure] });
    expect(await screen.findByText('unavailable')).toBeVisible();
    await waitFor(() => {
      expect(calls(getCurrentUser)).toHaveLength(2);
    });

    expect(screen.getByText('unavailable')).toBeVisible();
  });

  test('when it could not be read and is retried, then its status is loading until the response', async () => {
    const failure = refuse(getCurrentUser, { status: 503, code: 'unavailable', message: 'Please try again' });
    const shown: string[] = [];
    const Page = () => {
      const session = useSession();
      shown.push(session.status);
      return (
        <button onClick={session.status === 'unavailable' ? session.retry : undefined}>
          {session.status}
        </button>
      );
    };
    const { user } = renderWithApp(<Page />, { answers: [failure] });

    await user.click(await screen.findByText('unavailable'));
    expect(await screen.findByText('unavailable')).toBeVisible();

    expect(shown.filter((status, at) => status !== shown[at - 1])).toEqual([
      'loading',
      'unavailable',
      'loading',
      'unavailable',
    ]);
  });

  test('when the user signs out, then / opens with a full page load and drafts are removed', async () => {
    localStorage.setItem('marquee.draft.create-event.u1', '{}');
    const { user, navigatedTo, calls } = renderWithApp(<SessionLine />, {
      session: aClientUser(),
      answers: [answer(logout, undefined)],
    });

    await user.click(await screen.findByText('signed-in'));

    expect(calls(logout)).toHaveLength(1);
    expect(navigatedTo()).toBe('/');
    expect(localStorage).toHaveLength(0);
  });

  test('when the browser blocks storage, then signing out succeeds', async () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Not here', 'SecurityError');
    });
    const { user, navigatedTo } = renderWithApp(<SessionLine />, {
      session: aClientUser(),
      answers: [answer(logout, undefined)],
    });

    await user.click(await screen.findByText('signed-in'));

    expect(navigatedTo()).toBe('/');
    expect(screen.queryByText('Error')).toBeNull();
  });
});

describe('a page that requires a role', () => {
  const page = (
    <RequireRole role={['client', null]} otherwise={(user) => <p>{user ? 'another role' : 'signed out'}</p>}>
      <Greeting />
    </RequireRole>
  );

  test.each([aClientUser(), aUserWithoutRole()])(
    'when the role is $role, then the page is shown',
    async (session) => {
      renderWithApp(page, { session });

      expect(await screen.findByRole('heading', { name: `Hello ${session.firstName}` })).toBeVisible();
    },
  );

  test('when the user has another role, then the alternative is shown', async () => {
    renderWithApp(page, { session: aProviderUser() });

    expect(await screen.findByText('another role')).toBeVisible();
  });

  test('when nobody is signed in, then the alternative receives null', async () => {
    renderWithApp(page);

    expect(await screen.findByText('signed out')).toBeVisible();
  });

  test('when the session cannot be read, then the user can retry', async () => {
    const failure = refuse(getCurrentUser, { status: 503, code: 'unavailable', message: 'Please try again' });

    renderWithApp(page, { answers: [failure] });

    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  });
});
