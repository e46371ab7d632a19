import { z } from 'zod';
import { instant } from './dates.ts';
import { services } from './operation.ts';

/** Actions in the audit trail: changes and uses of a person's access, and operators' actions. Each new action needs a value here. */
export const auditAction = z.enum([
  'registered',
  'role-chosen',
  'signed-in',
  'sign-in-failed',
  'sign-in-refused',
  'account-locked',
  'signed-out',
  'sessions-ended',
  'password-check-failed',
  'password-changed',
  'password-reset-asked',
  'password-reset',
  'email-verified',
  'second-step-on',
  'second-step-off',
  'recovery-codes-renewed',
  'recovery-code-used',
  'third-party-linked',
  'account-deleted',
  'account-suspended',
  'account-reinstated',
  'message-redriven',
  'message-dropped',
]);
export type AuditAction = z.infer<typeof auditAction>;

/** `refused`: the action was rejected. `asked`: an operator requested the action; the histories of the dead letters contain the result. */
export const auditOutcome = z.enum(['done', 'refused', 'asked']);
export type AuditOutcome = z.infer<typeof auditOutcome>;

/** The person or thing that an action concerns. An email address without an account is recorded only as a hash. */
export const auditSubject = z.object({
  kind: z.enum(['account', 'email-hash', 'message', 'queue']),
  id: z.string(),
});
export type AuditSubject = z.infer<typeof auditSubject>;

/** A service's record of one action. The message's envelope has the actor, the time and the request id. */
export const auditRecord = z.object({
  subject: auditSubject,
  act: auditAction,
  outcome: auditOutcome,
  /** Number of actions that the record stands for. It is above one only where single records would flood the audit trail. */
  count: z.int().positive(),
  /** The reason that the operator gave; empty for an action that requires no reason. */
  reason: z.string(),
  /** The caller's network, too coarse to identify a person: a /24 of IPv4 or a /48 of IPv6; empty without a caller. */
  network: z.string(),
});
export type AuditRecord = z.infer<typeof auditRecord>;

/** `actor` is an account's id, `nobody` (not signed in) or `system`. */
export const auditEntry = auditRecord.extend({
  id: z.string(),
  at: instant,
  actor: z.string(),
  service: z.enum(services),
  requestId: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/**
 * An entry with the current names of the accounts in `actor` and `subject`; the email address replaces a missing name. The name is empty if
 * there is no account, as for `nobody` and for deleted accounts.
 */
export const listedAuditEntry = auditEntry.extend({ actorName: z.string(), subjectName: z.string() });
export type ListedAuditEntry = z.infer<typeof listedAuditEntry>;
