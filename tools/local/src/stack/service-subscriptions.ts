import type { Subscription } from '@marquee/service-kit/messaging/bus';
import mongoose from 'mongoose';

import { composeServices } from './compose-services.ts';

/** The subscriptions that the services declare, without a connection to any database. */
export function subscriptionsOfServices(): Subscription[] {
  return composeServices(() => mongoose.createConnection()).flatMap(({ subscriptions }) => subscriptions);
}
