import { z } from 'zod';
import { instant } from './dates.ts';

/** What the audit trail tells of: what concerns somebody's access, and what operators do. The list is closed: a new act is added here. */
export const auditAct = z.enum([
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
export type AuditAct = z.infer<typeof auditAct>;

/** `refused`: the act was stopped. `asked`: what became of it stands with its subject. */
export const auditOutcome = z.enum(['done', 'refused', 'asked']);
export type AuditOutcome = z.infer<typeof auditOutcome>;

/** Whom or what an act concerns. An email that belongs to no account is there as its hash only. */
export const auditSubject = z.object({
  kind: z.enum(['account', 'email-hash', 'message', 'queue']),
  id: z.string(),
});
export type AuditSubject = z.infer<typeof auditSubject>;

/** What a service tells of one act; who did it, when, and in which request stand in the envelope. */
export const auditRecord = z.object({
  subject: auditSubject,
  act: auditAct,
  outcome: auditOutcome,
  /** How many such acts the record stands for: more than one only where singly they would flood the trail. */
  count: z.int().positive(),
  /** An operator's own words; empty where none were asked for. */
  reason: z.string(),
  /** Where the caller came from, too coarse to be a person: a /24 of IPv4 or a /48 of IPv6; empty where nobody called. */
  network: z.string(),
});
export type AuditRecord = z.infer<typeof auditRecord>;

/** `actor` is an account's id, `nobody` (not signed in) or `system`. */
export const auditEntry = auditRecord.extend({
  id: z.string(),
  at: instant,
  actor: z.string(),
  service: z.enum(['identity', 'events', 'quotes', 'billing']),
  requestId: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** As an operator reads it: with what those accounts are called today, else their address; empty for nobody and for who has gone. */
export const listedAuditEntry = auditEntry.extend({ actorName: z.string(), subjectName: z.string() });
export type ListedAuditEntry = z.infer<typeof listedAuditEntry>;
