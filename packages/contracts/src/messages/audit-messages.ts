import { auditRecord } from '../audit.ts';
import { defineMessage } from '../message.ts';
import type { MessageType } from '../message.ts';
import type { Service } from '../operation.ts';

/** Published with every action of identity that the audit trail records. Its id is the entry’s id. */
export const identityAudited = defineMessage('identity.audit.recorded.v1', auditRecord);

/** Published when an operator redrives or drops a message that events could not handle. */
export const eventsAudited = defineMessage('events.audit.recorded.v1', auditRecord);

/** Published when an operator redrives or drops a message that quotes could not handle. */
export const quotesAudited = defineMessage('quotes.audit.recorded.v1', auditRecord);

/** Published when an operator redrives or drops a message that billing could not handle. */
export const billingAudited = defineMessage('billing.audit.recorded.v1', auditRecord);

/** The message type with which each service publishes its own audit records. */
export const auditMessages = {
  identity: identityAudited,
  events: eventsAudited,
  quotes: quotesAudited,
  billing: billingAudited,
} as const satisfies Record<Service, MessageType>;
