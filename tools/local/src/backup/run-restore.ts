import { resolve } from 'node:path';

import { refusal } from '../refusal.ts';
import type { BackupArguments, CommandRun, ExitCode } from './command.ts';
import { parseFolder, runCommand, summaryOf } from './command.ts';
import { readManifest } from './manifest.ts';
import { deletionsSince, mergeDeletions } from './deletions-since.ts';
import { requestReconciliation } from './request-reconciliation.ts';
import { accountsDatabase, paymentsDatabase } from './product-databases.ts';
import { repeatDeletions } from './repeat-deletions.ts';
import { restoreBackup } from './restore-backup.ts';
import { withServer } from './with-server.ts';
import type { Server } from './with-server.ts';

const usage = `npm run restore -- <folder> [--replace] [--no-broker]

  --replace    deletes the existing data first; without it, the database must be empty
  --no-broker  for a deployment without a broker: no queues are checked
  MONGODB_URL and AMQP_URL select the deployment; the default is the local stack. Either must be stopped.`;

export async function runRestore(run: CommandRun): Promise<ExitCode> {
  const parsed = parseFolder(run.args);
  return runCommand(run, usage, parsed && (() => restore(run, parsed)));
}

async function restore(
  { root, environment, now, print }: CommandRun,
  parsed: BackupArguments,
): Promise<string> {
  const folder = resolve(parsed.folder);
  const { replace, isBrokerless } = parsed;
  const { hasBroker = false, takenAt } = await readManifest(folder);
  const need = { root, environment, isBrokerless, hasBroker, title: 'A restore', mustHaveData: false, print };
  return withServer(need, async ({ client, broker }) => {
    await requireEmptyQueues(broker);
    const identity = { client, database: accountsDatabase };
    const accountIds = await mergeDeletions(folder, await deletionsSince({ ...identity, takenAt }));
    const manifest = await restoreBackup({ client, folder, replace });
    await requestReconciliation({ client, database: paymentsDatabase, takenAt, now });
    const repeated = await repeatDeletions({ ...identity, accountIds, now });
    return `Restored from ${folder}: ${summaryOf(manifest)}. ${describeRepeated(repeated)} The services may be started.`;
  });
}

function describeRepeated(repeated: number): string {
  return repeated === 0
    ? 'No account was deleted since the backup.'
    : `Accounts deleted since the backup, now deleted again: ${repeated}.`;
}

/** Throws unless all queues are empty: a message from after the backup would make a projection permanently newer than its source. */
async function requireEmptyQueues({ inFlight }: Server['broker']): Promise<void> {
  const waiting = await inFlight();
  if (waiting.length > 0) {
    throw refusal(
      `Nothing was restored: queues contain messages that are not part of the backup (${waiting.join(', ')}). Let the services consume them, or purge these queues.`,
    );
  }
}
