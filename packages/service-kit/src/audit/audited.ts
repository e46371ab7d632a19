import type { AuditAction, AuditOutcome, AuditSubject } from '@marquee/contracts/audit';
import { auditMessages } from '@marquee/contracts/messages/audit-messages';
import type { Service } from '@marquee/contracts/operation';
import { roughNetwork } from '../http/rough-network.ts';
import { toMessage } from '../messaging/message.ts';
import type { Cause, Message } from '../messaging/message.ts';

/** The data of an action that the audit trail records. Defaults: outcome `done`, count 1, empty reason. */
export type AuditedAction = {
  act: AuditAction;
  subject: AuditSubject;
  outcome?: AuditOutcome;
  count?: number;
  reason?: string;
};

/** The cause of the action. A request's context satisfies this type. */
export type AuditCause = Cause & { clientAddress?: string };

/** Returns the audit message for the outbox of the aggregate that the action changes. */
export function audited(
  service: Service,
  action: AuditedAction,
  { clientAddress = '' }: AuditCause,
): Message {
  const { act, subject, outcome = 'done', count = 1, reason = '' } = action;
  const network = roughNetwork(clientAddress) ?? '';
  return toMessage(auditMessages[service], { act, subject, outcome, count, reason, network });
}
