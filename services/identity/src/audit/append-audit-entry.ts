import { auditMessages } from '@marquee/contracts/messages/audit-messages';
import type { Service } from '@marquee/contracts/operation';
import type { Subscription } from '@marquee/service-kit/messaging/bus';
import type { AuditTrail } from './audit-trail.ts';

type AuditMessage = (typeof auditMessages)[Service];

const services = Object.keys(auditMessages) as Service[];

/** Stores published audit entries. The message's id is the entry's id, so a redelivered message is stored once. */
export function appendAuditEntry(trail: AuditTrail): Subscription<AuditMessage> {
  return {
    queue: 'identity.keep-audit',
    messages: Object.values(auditMessages),
    async handle({ id, type, payload, at, actor, requestId }) {
      await trail.append({
        ...payload,
        id,
        at: new Date(at),
        actor: actor === 'anonymous' ? 'nobody' : actor,
        service: serviceOf(type),
        requestId,
      });
    },
  };
}

function serviceOf(type: string): Service {
  return services.find((service) => auditMessages[service].type === type) ?? 'identity';
}
