import { fixedId } from '@marquee/mock-kit/rows';
import type { Scenario } from '@marquee/mock-kit/scene';
import { billingScenes } from './billing-scenes.ts';
import { eventScenes } from './event-scenes.ts';
import { invoiceScenes } from './invoice-scenes.ts';
import { profileScenes } from './profile-scenes.ts';
import { quoteActScenes } from './quote-act-scenes.ts';
import { quoteScenes } from './quote-scenes.ts';
import { beginWorld } from './world.ts';
import type { ProviderWorld } from './world.ts';

/** A provider with a request to quote, quotes at every stage, and an invoice that is due. */
export const scenario: Scenario<ProviderWorld> = {
  people: [
    { id: 'provider', label: 'A provider', user: ({ profile }) => toUser(profile) },
    { id: 'client', label: 'A client', user: ({ profile }) => ({ ...toUser(profile), role: 'client' }) },
    { id: 'nobody', label: 'Nobody, signed out', user: () => null },
  ],
  begin: beginWorld,
  scenes: [
    ...[...profileScenes, ...billingScenes, ...eventScenes],
    ...[...quoteScenes, ...quoteActScenes, ...invoiceScenes],
  ],
};

function toUser(profile: ProviderWorld['profile']) {
  const { email, firstName } = profile;
  return { id: fixedId(2), role: 'provider' as const, email, emailVerified: true, firstName, profile };
}
