import { Link, useLocation } from '@marquee/web-kit';
import { renderWithApp } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { AuthPage } from '../src/pages/auth/auth-page.tsx';

function PageWithLink({ state }: { state: unknown }) {
  return useLocation().pathname === '/auth' ? (
    <AuthPage />
  ) : (
    <Link to="/auth" state={state}>
      Sign In to Client Portal
    </Link>
  );
}

async function followLink(state: unknown) {
  const { user } = renderWithApp(<PageWithLink state={state} />, { route: '/quote' });
  await user.click(screen.getByRole('link', { name: 'Sign In to Client Portal' }));
  return {
    signIn: within(await screen.findByRole('form', { name: 'Sign In' })).getByLabelText('Email'),
    signUp: within(screen.getByRole('form', { name: 'Create a client account' })).getByLabelText('Email'),
  };
}

describe('navigation from a quote to the sign-in', () => {
  test('when the page passes an email address, then sign-in and sign-up start with that address', async () => {
    const { signIn, signUp } = await followLink({ email: 'meera@rao.example' });

    expect(signIn).toHaveValue('meera@rao.example');
    expect(signUp).toHaveValue('meera@rao.example');
  });

  test.each([null, { email: 7 }, 'meera@rao.example'])(
    'when the page passes %j, then sign-in and sign-up start empty',
    async (state) => {
      const { signIn, signUp } = await followLink(state);

      expect(signIn).toHaveValue('');
      expect(signUp).toHaveValue('');
    },
  );
});
