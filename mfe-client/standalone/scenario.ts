import { fixedId } from '@marquee/api-mocks/rows';
import type { Scenario } from '@marquee/api-mocks/scene';
import { accountScenes } from './account-scenes.ts';
import { eventScenes } from './event-scenes.ts';
import { invoiceScenes } from './invoice-scenes.ts';
import { quoteScenes } from './quote-scenes.ts';
import { createInitialState } from './client-state.ts';
import type { ClientState } from './client-state.ts';

/** A client with a draft, a quote to accept and an invoice to pay. */
export const scenario: Scenario<ClientState> = {
  people: [
    { id: 'client', label: 'A client', user: ({ profile }) => toUser(profile) },
    {
      id: 'no-role',
      label: 'Somebody without a role',
      user: ({ profile }) => ({ ...toUser(profile), role: null, profile: null }),
    },
    { id: 'nobody', label: 'Nobody, signed out', user: () => null },
  ],
  createInitialState,
  scenes: [...accountScenes, ...eventScenes, ...quoteScenes, ...invoiceScenes],
};

function toUser(profile: ClientState['profile']) {
  const { email, firstName } = profile;
  return { id: fixedId(1), role: 'client' as const, email, emailVerified: true, firstName, profile };
}
