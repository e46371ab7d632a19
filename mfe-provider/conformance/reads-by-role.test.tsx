import { getClientProfile, getProviderProfile } from '@marquee/contracts/profile-operations';
import { refuse } from '@marquee/web-kit/testing';
import { act, screen } from '@testing-library/react';
import { renderProvider } from '../test/render-provider.tsx';

describe('6 Reads by role', () => {
  test("when a provider opens their profile, then the page fetches a provider's profile and no client's", async () => {
    const { calls } = renderProvider({ route: '/provider?tab=profile' });

    expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeVisible();
    expect(calls(getProviderProfile)).toHaveLength(1);
    expect(calls(getClientProfile)).toHaveLength(0);
  });
});

describe('6 A 401 that means no profile', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  test("when the read of the provider's profile is answered with 401, then the page shows neither name nor error and does not navigate", async () => {
    const noSession = { status: 401, code: 'unauthenticated', message: 'Unauthorized' };
    const { navigatedTo } = renderProvider({ answers: [refuse(getProviderProfile, noSession)] });

    expect(await screen.findByRole('heading', { level: 1, name: 'Provider Dashboard' })).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.queryByText('Unauthorized')).toBeNull();
    expect(navigatedTo()).toBeNull();
  });
});
