import { messageOperations } from '@marquee/contracts/message-operations';
import type * as operation from '@marquee/contracts/operation';
import type { AdminCaller } from '../auth/caller.ts';
import { route } from '../http/route.ts';
import type { Route } from '../http/route.ts';
import type { Operator } from '../messaging/parked-messages.ts';
import { mapPage } from '../store/page.ts';
import type { MessageDesk } from './message-desk.ts';
import { toParkedDetails, toParkedRow } from './to-parked-row.ts';

/** Every service has them: it answers for its own queues. */
export function messageRoutes(service: operation.Service, desk: MessageDesk): Route[] {
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
    route(api.redriveMessage, async ({ params }, actor) =>
      toParkedRow(await desk.redrive(params.id, toOperator(actor))),
    ),
    route(api.redriveMessages, async ({ body: { queue, before } }, actor) => {
      const wish = { queue, before: before === undefined ? undefined : new Date(before) };
      const sum = await desk.redriveMany(wish, toOperator(actor));
      return { ...sum, before: sum.before.toISOString() };
    }),
    route(api.dropMessage, async ({ params, body }, actor) =>
      toParkedRow(await desk.drop(params.id, { by: toOperator(actor), reason: body.reason })),
    ),
  ];
}

function toOperator({ id, email }: AdminCaller): Operator {
  return { id, email };
}
