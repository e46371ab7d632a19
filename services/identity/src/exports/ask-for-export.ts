import { exportAsked } from '@marquee/contracts/messages/privacy-messages';
import type * as api from '@marquee/contracts/privacy-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { toMessage } from '@marquee/service-kit/messaging/message';
import type { IdentityDeps } from '../identity-deps.ts';
import { changeExport } from './change-export.ts';
import { preparingAt, toStatus } from './export.ts';
import type { Export } from './export.ts';

/** Requests an export. Changes nothing while another export is being prepared. */
export function askForExport(deps: IdentityDeps): Handler<typeof api.askForExport> {
  return async (_input, actor, context) => {
    const { exports, throttle, now } = deps;
    if (preparingAt(await exports.of(actor.id), now()) === null) {
      await throttle.admitExport(actor.id);
    }
    const exportId = context.newId();
    // The request and the message that asks the services for the data are stored in one write.
    const changed = await changeExport(deps, {
      accountId: actor.id,
      decide: (known, at) =>
        preparingAt(known, at) === null && !isAnswered(known, exportId)
          ? { ...known, preparing: { exportId, askedAt: at } }
          : null,
      messages: [toMessage(exportAsked, { exportId, accountId: actor.id })],
      cause: context,
    });
    return toStatus(changed, now());
  };
}

/** Whether an earlier attempt of the same call has already led to a complete export. */
function isAnswered({ ready }: Export, exportId: string): boolean {
  return ready?.exportId === exportId;
}
