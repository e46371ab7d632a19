import type * as api from '@marquee/contracts/privacy-operations';
import { DomainError } from '@marquee/service-kit/domain-error';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { IdentityDeps } from '../identity-deps.ts';
import { preparingAt, readyAt } from './export.ts';
import type { Export } from './export.ts';
import { exportFile } from './export-file.ts';

/** The newest complete one, also while a newer one is being prepared. */
export function downloadExport(deps: IdentityDeps): Handler<typeof api.downloadExport> {
  const { exports, collectedPages, now } = deps;
  return async (_input, actor) => {
    const known = await exports.of(actor.id);
    const ready = readyAt(known, now());
    if (ready === null) {
      throw notReady(known, now());
    }
    return {
      name: `marquee-data-${ready.completedAt.toISOString().slice(0, 10)}.json`,
      content: exportFile(collectedPages, ready),
    };
  };
}

function notReady(known: Export | null, at: Date): DomainError {
  const isBeingPrepared = preparingAt(known, at) !== null;
  return isBeingPrepared
    ? new DomainError('conflict', 'export_being_prepared', 'Your data is still being gathered', {
        retryAfterSeconds: 5,
      })
    : new DomainError(
        'not-found',
        'export_not_found',
        'There is no download. Please ask for your data first.',
      );
}
