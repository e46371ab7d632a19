import { fixedId } from '@marquee/api-mocks/rows';
import type { Scenario } from '@marquee/api-mocks/scene';
import { billingScenes } from './billing-scenes.ts';
import { eventScenes } from './event-scenes.ts';
import { invoiceScenes } from './invoice-scenes.ts';
import { profileScenes } from './profile-scenes.ts';
import { quoteActionScenes } from './quote-action-scenes.ts';
import { quoteScenes } from './quote-scenes.ts';
import { createInitialState } from './provider-state.ts';
import type { ProviderState } from './provider-state.ts';

/** A provider with a request without a quote; a draft, a sent and an accepted quote; and a paid and an unpaid invoice. */
export const scenario: Scenario<ProviderState> = {
  people: [
    { id: 'provider', label: 'A provider', user: ({ profile }) => toUser(profile) },
    { id: 'client', label: 'A client', user: ({ profile }) => ({ ...toUser(profile), role: 'client' }) },
    { id: 'nobody', label: 'Nobody, signed out', user: () => null },
  ],
  createInitialState,
  scenes: [
    ...[...profileScenes, ...billingScenes, ...eventScenes],
    ...[...quoteScenes, ...quoteActionScenes, ...invoiceScenes],
  ],
};

function toUser(profile: ProviderState['profile']) {
  const { email, firstName } = profile;
  return { id: fixedId(2), role: 'provider' as const, email, emailVerified: true, firstName, profile };
}
