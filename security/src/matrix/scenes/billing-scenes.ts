import type { Actor } from '../cast/actor.ts';
import type { Theatre } from '../cast/theatre.ts';
import { plain } from './scene.ts';
import type { Scene, Scenes } from './scene.ts';
import { subscribe } from './stage-cards.ts';

/** A new provider each time, because a payment cannot be undone. */
const neverPaid: Scene = { set: async () => () => ({}), spends: true };

const subscribed: Scene = {
  set: async (theatre) => async (actor) => {
    await subscribeWhoMay(theatre, actor);
    return {};
  },
  spends: true,
};

async function subscribeWhoMay(theatre: Theatre, actor: Actor): Promise<void> {
  if (['owner provider', 'other provider', 'unverified'].includes(actor.principal)) {
    await subscribe(theatre, actor);
  }
}

export const billingScenes: Scenes = {
  'getSubscription (-)': plain(),
  'startCheckout (never paid)': neverPaid,
  'openBillingPortal (never paid)': plain(),
  'openBillingPortal (subscribed)': subscribed,
  'getBillingAccount (never paid)': plain(),
  'getBillingAccount (subscribed)': subscribed,
  'getPayouts (-)': plain(),
  'startOnboarding (-)': neverPaid,
  'cancelSubscription (never paid)': plain(),
  'cancelSubscription (subscribed)': subscribed,
  'resumeSubscription (never paid)': plain(),
  'resumeSubscription (subscribed)': subscribed,
  'receiveStripeNotification (-)': plain({
    body: { type: 'customer.subscription.deleted', data: { object: { customer: 'cus_1' } } },
  }),
};
