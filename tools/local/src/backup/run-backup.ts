import { resolve } from 'node:path';

import { refusal } from '../refusal.ts';
import type { BackupArguments, CommandRun, ExitCode } from './command.ts';
import { parseFolder, runCommand, summaryOf } from './command.ts';
import { productDatabases } from './product-databases.ts';
import { takeBackup } from './take-backup.ts';
import { withServer } from './with-server.ts';
import type { Server } from './with-server.ts';

const usage = `npm run backup -- <folder> [--no-broker]

  --no-broker  for a deployment without a broker: no queues are checked
  MONGODB_URL and AMQP_URL select the deployment; the default is the local stack, which must be stopped.`;

const quiesceTimeoutMs = 60_000;

export async function runBackup(run: CommandRun): Promise<ExitCode> {
  const parsed = parseFolder(run.args);
  // `--replace` makes no sense here: a backup needs an empty folder.
  const isValid = parsed?.replace === false;
  return runCommand(run, usage, isValid ? () => backup(run, parsed) : null);
}

async function backup(
  { root, environment, print, now }: CommandRun,
  parsed: BackupArguments,
): Promise<string> {
  const folder = resolve(parsed.folder);
  const { isBrokerless } = parsed;
  const need = { root, environment, isBrokerless, title: 'A backup', mustHaveData: true, print };
  const manifest = await withServer(need, async ({ client, broker }) => {
    await requireNoneUnrouted(broker);
    return takeBackup({
      client,
      databases: productDatabases,
      folder,
      now,
      hasBroker: broker.isPresent,
      inFlight: broker.inFlight,
      timeoutMs: quiesceTimeoutMs,
    });
  });
  return `Backed up into ${folder}: ${summaryOf(manifest)}.`;
}

/** Throws if there are unrouted messages: no backup would contain them, and the operator needs the gateway to redrive or drop them. */
async function requireNoneUnrouted({ unrouted }: Server['broker']): Promise<void> {
  const count = await unrouted();
  if (count > 0) {
    throw refusal(
      `No backup was taken: the queue unrouted contains ${count} messages without a subscriber. Start the gateway, list them (npm run messages -- list unrouted), then redrive or drop each: see MessagesUnrouted in docs/runbook.md.`,
    );
  }
}
