import type { AuditSubject } from '@marquee/contracts/audit';
import { messageOperations } from '@marquee/contracts/message-operations';
import type * as operation from '@marquee/contracts/operation';
import type { WriteAudit } from '../audit/audit-outbox.ts';
import type { AdminCaller } from '../auth/caller.ts';
import { route } from '../http/route.ts';
import type { Route } from '../http/route.ts';
import type { Operator } from '../messaging/dead-letters.ts';
import { mapPage } from '../store/page.ts';
import type { DeadLetterAdmin } from './dead-letter-admin.ts';
import { toDeadLetterDetails, toDeadLetterRow } from './to-dead-letter-row.ts';

/**
 * The operator's routes to the service's own dead letters; every service has these routes. Each action is written to the audit outbox
 * before it is tried.
 */
export function deadLetterRoutes(
  service: operation.Service,
  admin: DeadLetterAdmin,
  writeAudit: WriteAudit,
): Route[] {
  const api = messageOperations[service];
  return [
    route(api.listQueues, admin.queues),
    route(api.listMessages, async ({ query: { queue, ...page } }) =>
      mapPage(await admin.page({ queue, page }), toDeadLetterRow),
    ),
    route(api.getMessage, async ({ params }) => {
      const { message, history } = await admin.get(params.id);
      return toDeadLetterDetails(message, history);
    }),
    route(api.redriveMessage, async ({ params }, actor, context) => {
      await writeAudit({ act: 'message-redriven', subject: subjectOf(params), outcome: 'asked' }, context);
      return toDeadLetterRow(await admin.redrive(params.id, toOperator(actor)));
    }),
    route(api.redriveMessages, async ({ body: { queue, before } }, actor, context) => {
      const subject = { kind: 'queue', id: queue ?? 'all' } as const;
      await writeAudit({ act: 'message-redriven', subject, outcome: 'asked' }, context);
      const filter = { queue, before: before === undefined ? undefined : new Date(before) };
      const totals = await admin.redriveMany(filter, toOperator(actor));
      return { ...totals, before: totals.before.toISOString() };
    }),
    route(api.dropMessage, async ({ params, body: { reason } }, actor, context) => {
      const subject = subjectOf(params);
      await writeAudit({ act: 'message-dropped', subject, outcome: 'asked', reason }, context);
      return toDeadLetterRow(await admin.drop(params.id, { by: toOperator(actor), reason }));
    }),
  ];
}

function subjectOf({ id }: { id: string }): AuditSubject {
  return { kind: 'message', id };
}

function toOperator({ id, email }: AdminCaller): Operator {
  return { id, email };
}
