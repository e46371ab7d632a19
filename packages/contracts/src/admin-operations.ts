import { z } from 'zod';
import { role } from './accounts.ts';
import { auditAction, listedAuditEntry } from './audit.ts';
import { correctedDescription } from './corrected-description.ts';
import { instant } from './dates.ts';
import { listQuery } from './list-query.ts';
import type { Operation } from './operation.ts';
import { subscriptionRow, subscriptionState } from './subscription-rows.ts';
import { optionalText, requiredLines } from './text.ts';
import * as users from './users.ts';

/** Account ids are UUIDs. The server accepts any other text too, and finds no account for it. */
const params = z.object({
  id: z
    .string()
    .max(100)
    .meta(correctedDescription({ on: '2026-11-27', keywords: { format: 'uuid' } })),
});

export const listUsers = {
  method: 'get',
  path: '/admin/users',
  service: 'identity',
  actor: 'admin',
  summary: 'Accounts, newest first; `search` matches email, names and the beginning of the id',
  query: listQuery.extend({
    search: optionalText(),
    role: role.or(z.literal('none')).optional(),
    status: users.userStatus.optional(),
  }),
  status: 200,
  response: z.array(users.userRow),
  list: true,
} as const satisfies Operation;

export const getUser = {
  method: 'get',
  path: '/admin/users/:id',
  service: 'identity',
  actor: 'admin',
  summary: 'One account: its profile, its sessions, and its suspension with reason and operator',
  params,
  status: 200,
  response: users.userDetails,
} as const satisfies Operation;

export const suspendRequest = z.object({ reason: requiredLines('A reason is required', 500) });

export const suspendUser = {
  method: 'post',
  path: '/admin/users/:id/suspend',
  service: 'identity',
  actor: 'admin',
  summary: 'Suspend the account: end every session and reject new sign-ins; repeating it changes nothing',
  params,
  body: suspendRequest,
  status: 200,
  response: users.userDetails,
} as const satisfies Operation;

export const reinstateUser = {
  method: 'post',
  path: '/admin/users/:id/reinstate',
  service: 'identity',
  actor: 'admin',
  summary: 'End the suspension; repeating it changes nothing',
  params,
  status: 200,
  response: users.userDetails,
} as const satisfies Operation;

export const listSubscriptions = {
  method: 'get',
  path: '/admin/subscriptions',
  service: 'billing',
  actor: 'admin',
  summary: 'Every provider’s subscription, most recently changed first',
  query: listQuery.extend({ state: subscriptionState.optional() }),
  status: 200,
  response: z.array(subscriptionRow),
  list: true,
} as const satisfies Operation;

export const listAudit = {
  method: 'get',
  path: '/admin/audit',
  service: 'identity',
  actor: 'admin',
  summary:
    'The audit trail, newest first, filtered by action, actor and subject, and by time from `from` until before `to`',
  query: listQuery.extend({
    act: auditAction.optional(),
    actor: optionalText(100),
    subject: optionalText(100),
    from: instant.optional(),
    to: instant.optional(),
  }),
  status: 200,
  response: z.array(listedAuditEntry),
  list: true,
} as const satisfies Operation;
