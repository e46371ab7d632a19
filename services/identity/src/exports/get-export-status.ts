import type * as api from '@marquee/contracts/privacy-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { IdentityDeps } from '../identity-deps.ts';
import { toStatus } from './export.ts';

export function getExportStatus({ exports, now }: IdentityDeps): Handler<typeof api.getExportStatus> {
  return async (_input, actor) => toStatus(await exports.of(actor.id), now());
}
