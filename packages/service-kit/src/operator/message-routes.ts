import type { AuditSubject } from '@marquee/contracts/audit';
import { messageOperations } from '@marquee/contracts/message-operations';
import type * as operation from '@marquee/contracts/operation';
import type { WriteAudit } from '../audit/audit-notes.ts';
import type { AdminCaller } from '../auth/caller.ts';
import { route } from '../http/route.ts';
import type { Route } from '../http/route.ts';
import type { Operator } from '../messaging/parked-messages.ts';
import { mapPage } from '../store/page.ts';
import type { MessageDesk } from './message-desk.ts';
import { toParkedDetails, toParkedRow } from './to-parked-row.ts';

/**
 * The operator's routes to the service's own dead letters. Every service has them. Each action is published to the audit trail before it is
 * tried.
 */
export function messageRoutes(
  service: operation.Service,
  desk: MessageDesk,
  writeAudit: WriteAudit,
): Route[] {
  const api = messageOperations[service];
  return [
    route(api.listQueues, desk.queues),
    route(api.listMessages, async ({ query: { queue, ...page } }) =>
      mapPage(await desk.page({ queue, page }), toParkedRow),
    ),
    route(api.getMessage, async ({ params }) => {
      const { message, history } = await desk.get(params.id);
      return toParkedDetails(message, history);
    }),
    route(api.redriveMessage, async ({ params }, actor, context) => {
      await writeAudit({ act: 'message-redriven', subject: messageOf(params), outcome: 'asked' }, context);
      return toParkedRow(await desk.redrive(params.id, toOperator(actor)));
    }),
    route(api.redriveMessages, async ({ body: { queue, before } }, actor, context) => {
      const subject = { kind: 'queue', id: queue ?? 'all' } as const;
      await writeAudit({ act: 'message-redriven', subject, outcome: 'asked' }, context);
      const wish = { queue, before: before === undefined ? undefined : new Date(before) };
      const sum = await desk.redriveMany(wish, toOperator(actor));
      return { ...sum, before: sum.before.toISOString() };
    }),
    route(api.dropMessage, async ({ params, body: { reason } }, actor, context) => {
      const subject = messageOf(params);
      await writeAudit({ act: 'message-dropped', subject, outcome: 'asked', reason }, context);
      return toParkedRow(await desk.drop(params.id, { by: toOperator(actor), reason }));
    }),
  ];
}

function messageOf({ id }: { id: string }): AuditSubject {
  return { kind: 'message', id };
}

function toOperator({ id, email }: AdminCaller): Operator {
  return { id, email };
}
