import type { Service as ServiceName } from '@marquee/contracts/operation';
import { composeService } from '../src/compose-service.ts';
import type { Worker } from '../src/process/loop.ts';
import { brokerUnavailable } from '../src/messaging/broker-unavailable.ts';
import type { Bus, DecideUnrouted, Subscription, UnroutedMessage } from '../src/messaging/bus.ts';
import { serviceConfig } from '../src/process/service-config.ts';
import { startTestService } from '../src/test-kit/start-test-service.ts';
import type { TestService } from '../src/test-kit/start-test-service.ts';

/** The maximum number of messages in a visit, as in `visit-unrouted.ts`. */
const maxVisited = 200;

/** `unrouted`: the unrouted messages on the fake broker; `'unavailable'` simulates a broker outage. */
type MinimalService = {
  subscriptions?: Subscription[];
  unrouted?: UnroutedMessage[] | 'unavailable';
  workers?: Worker[];
};

/** Starts a service with only the parts that every service has. */
export function startMinimalService(
  name: ServiceName,
  { subscriptions = [], unrouted = [], workers = [] }: MinimalService = {},
): Promise<TestService> {
  return startTestService({
    name,
    configSchema: serviceConfig,
    createService: (deps) =>
      composeService({
        ...deps,
        name,
        bus: withUnrouted(deps.bus, unrouted),
        stores: [],
        routes: [],
        subscriptions,
        workers,
      }),
  });
}

/** Fakes the broker's unrouted messages. A queue receives a republished message unless its type contains `nobody`. */
function withUnrouted(bus: Bus, unrouted: UnroutedMessage[] | 'unavailable'): Bus {
  if (unrouted === 'unavailable') {
    const unavailable = () => Promise.reject(brokerUnavailable('not connected'));
    return { ...bus, countUnrouted: unavailable, visitUnrouted: unavailable };
  }
  return {
    ...bus,
    countUnrouted: async () => unrouted.length,
    async visitUnrouted(decide: DecideUnrouted) {
      for (const message of unrouted.slice(0, maxVisited)) {
        const decision = await decide(message);
        const isGone = decision === 'drop' || (decision === 'redrive' && !message.type.includes('nobody'));
        unrouted.splice(unrouted.indexOf(message), isGone ? 1 : 0);
      }
    },
  };
}
