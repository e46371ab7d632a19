import { signUpProvider } from '@marquee/contracts/account-operations';
import { answer, aProviderUser } from '@marquee/web-kit/testing';
import { fill } from './fill.ts';
import { openProviderSignUp, sunsetSound } from './sign-up-forms.tsx';

describe('a provider signing up', () => {
  test('when the account is created, then a greeting is stored for the start page', async () => {
    const { user, form, create } = await openProviderSignUp([answer(signUpProvider, aProviderUser())]);
    await fill(user, form, sunsetSound);

    await create();

    expect(sessionStorage.getItem('marquee.greeting')).toContain('Provider Account Created');
  });

  test('when the passwords differ, then an error is shown and nothing is sent', async () => {
    const { user, form, create, calls } = await openProviderSignUp();
    await fill(user, form, { ...sunsetSound, 'Confirm Password': 'Marquee-2!' });

    await create();

    expect(await form.findByRole('link', { name: 'Passwords do not match' })).toBeVisible();
    expect(calls(signUpProvider)).toEqual([]);
  });
});
