import type * as api from '@marquee/contracts/privacy-operations';
import { DomainError } from '@marquee/service-kit/domain-error';
import type { Handler } from '@marquee/service-kit/http/handler';
import { fileNameOf } from '@marquee/service-kit/http/file-name';
import type { IdentityDeps } from '../identity-deps.ts';
import { nameOf } from '../users/user-views.ts';
import { preparingAt, readyAt } from './export.ts';
import type { Export } from './export.ts';
import { exportFile } from './export-file.ts';

/** Returns the newest complete export, even while a newer one is being prepared. */
export function downloadExport(deps: IdentityDeps): Handler<typeof api.downloadExport> {
  const { exports, collectedPages, now } = deps;
  return async (_input, actor) => {
    const known = await exports.of(actor.id);
    const ready = readyAt(known, now());
    if (ready === null) {
      throw notReady(known, now());
    }
    const completedOn = ready.completedAt.toISOString().slice(0, 10);
    return {
      name: fileNameOf([`Marquee data ${completedOn}`, await nameOfAccount(deps, actor.id)], 'json'),
      content: exportFile(collectedPages, ready),
    };
  };
}

async function nameOfAccount({ accounts }: IdentityDeps, id: string): Promise<string> {
  const account = await accounts.findOne({ id });
  return account === null ? '' : nameOf(account);
}

function notReady(known: Export | null, at: Date): DomainError {
  const isBeingPrepared = preparingAt(known, at) !== null;
  return isBeingPrepared
    ? new DomainError('conflict', 'export_being_prepared', 'Your data is still being prepared', {
        retryAfterSeconds: 5,
      })
    : new DomainError(
        'not-found',
        'export_not_found',
        'No download is available. Please request your data first.',
      );
}
