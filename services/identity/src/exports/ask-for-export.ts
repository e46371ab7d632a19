import { exportAsked } from '@marquee/contracts/messages/privacy-messages';
import type * as api from '@marquee/contracts/privacy-operations';
import type { Context, Handler } from '@marquee/service-kit/http/handler';
import { toMessage } from '@marquee/service-kit/messaging/message';
import { retryOnConflict } from '@marquee/service-kit/store/retry-on-conflict';
import type { IdentityDeps } from '../identity-deps.ts';
import { newExport, preparingAt, toStatus } from './export.ts';
import type { Export } from './export.ts';

/** Requests an export. Changes nothing while another export is being prepared. */
export function askForExport(deps: IdentityDeps): Handler<typeof api.askForExport> {
  return async (_input, actor, context) => {
    const { exports, throttle, now } = deps;
    if (preparingAt(await exports.of(actor.id), now()) === null) {
      await throttle.admitExport(actor.id);
    }
    const exportId = context.newId();
    await retryOnConflict('export', async () => prepare(deps, { accountId: actor.id, exportId }, context));
    return toStatus(await exports.of(actor.id), now());
  };
}

type ExportRequest = { accountId: string; exportId: string };

/** Stores the request, and the message that requests the data from all services, in one write. */
async function prepare(
  { exports, now }: IdentityDeps,
  { accountId, exportId }: ExportRequest,
  cause: Context,
): Promise<void> {
  const at = now();
  const commit = { messages: [toMessage(exportAsked, { exportId, accountId })], cause, at };
  const preparing = { exportId, askedAt: at };
  const known = await exports.of(accountId);
  if (known === null) {
    await exports.insert(newExport(accountId, preparing), commit);
  } else if (preparingAt(known, at) === null && !isAnswered(known, exportId)) {
    await exports.save({ ...known, preparing }, commit);
  }
}

/** Whether an earlier attempt of the same call has already led to a complete export. */
function isAnswered({ ready }: Export, exportId: string): boolean {
  return ready?.exportId === exportId;
}
