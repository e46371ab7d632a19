import type { Fault } from './fault.ts';
import { ackBeforeCommit } from './planted/ack-before-commit.ts';
import { endlessRequeue } from './planted/endless-requeue.ts';
import { noConfirms } from './planted/no-confirms.ts';
import { noMandatory } from './planted/no-mandatory.ts';
import { noVersionGuard } from './planted/no-version-guard.ts';
import { outboxNotPolledAgain } from './planted/outbox-not-polled-again.ts';
import { publishBeforeSave } from './planted/publish-before-save.ts';
import { removalBeforeConfirm } from './planted/removal-before-confirm.ts';
import type { Planting } from './planting.ts';

export const plantedFaults: Readonly<Record<Fault, Planting>> = {
  'no confirms': noConfirms,
  'ack before commit': ackBeforeCommit,
  'publish before save': publishBeforeSave,
  'outbox not polled again': outboxNotPolledAgain,
  'no version guard': noVersionGuard,
  'removal before confirm': removalBeforeConfirm,
  'no mandatory': noMandatory,
  'endless requeue': endlessRequeue,
};
