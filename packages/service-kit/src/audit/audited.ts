import type { AuditAct, AuditOutcome, AuditSubject } from '@marquee/contracts/audit';
import { auditMessages } from '@marquee/contracts/messages/audit-messages';
import type { Service } from '@marquee/contracts/operation';
import { roughNetwork } from '../http/rough-network.ts';
import { toMessage } from '../messaging/message.ts';
import type { Cause, Message } from '../messaging/message.ts';

/** What is told of an act; done, once and without words, where nothing else is said. */
export type AuditedAct = {
  act: AuditAct;
  subject: AuditSubject;
  outcome?: AuditOutcome;
  count?: number;
  reason?: string;
};

/** A request's context is one. */
export type AuditCause = Cause & { clientAddress?: string };

/** For the outbox of the aggregate whose change it tells of. */
export function audited(service: Service, told: AuditedAct, { clientAddress = '' }: AuditCause): Message {
  const { act, subject, outcome = 'done', count = 1, reason = '' } = told;
  const network = roughNetwork(clientAddress) ?? '';
  return toMessage(auditMessages[service], { act, subject, outcome, count, reason, network });
}
