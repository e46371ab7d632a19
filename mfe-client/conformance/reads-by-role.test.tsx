import type { Operation } from '@marquee/contracts/operation';
import { operations } from '@marquee/contracts/operations';
import { getClientProfile, getProviderProfile } from '@marquee/contracts/profile-operations';
import {
  aClientUser,
  answer,
  aProviderUser,
  aUserWithoutRole,
  byTextContent,
} from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';
import { renderClient } from '../test/render-client.tsx';

const clientReads = [...operations.values()].filter(
  ({ method, path }) => method === 'get' && /^\/clients?\//.test(path),
);

function countReads(calls: (operation: Operation) => unknown[]): number {
  return clientReads.flatMap(calls).length;
}

describe('6 Reads by role', () => {
  test("when a client opens their profile, then the page fetches a client's profile and no provider's", async () => {
    const { calls } = renderClient({
      route: '/client-admin?tab=profile',
      answers: [answer(getClientProfile, aClientUser().profile)],
    });

    expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeVisible();
    expect(calls(getClientProfile)).toHaveLength(1);
    expect(calls(getProviderProfile)).toHaveLength(0);
  });

  test('when a provider opens the client event form, then the page fetches no client data', async () => {
    const { calls } = renderClient({ route: '/client-event-form', session: aProviderUser() });

    expect(await screen.findByRole('button', { name: 'Submit Event Details' })).toBeVisible();
    expect(countReads(calls)).toBe(0);
  });

  test('when a user without a role opens the portal, then the page fetches no client data', async () => {
    const { calls } = renderClient({ route: '/client', session: aUserWithoutRole() });

    expect(await screen.findByText(byTextContent('Welcome, Noor!'))).toBeVisible();
    expect(countReads(calls)).toBe(0);
  });
});
