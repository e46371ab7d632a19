import type { Service } from '@marquee/service-kit/compose-service';
import type { Outbox } from '@marquee/service-kit/store/outbox';

/** The service with its outboxes replaced. */
export function withOutboxes(service: Service, change: (outbox: Outbox) => Outbox): Service {
  return { ...service, outboxes: service.outboxes.map(change) };
}
