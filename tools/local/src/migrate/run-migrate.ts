import { setTimeout as pause } from 'node:timers/promises';

import type * as operation from '@marquee/contracts/operation';
import type { Service } from '@marquee/service-kit/compose-service';
import { openDatabase } from '@marquee/service-kit/store/database';

import { runCommand } from '../backup/command.ts';
import type { CommandRun, ExitCode } from '../backup/command.ts';
import { withServer } from '../backup/with-server.ts';
import { composeServices } from '../stack/compose-services.ts';
import { beginShapes } from './begin-shapes.ts';
import { describeShapes } from './describe-shapes.ts';
import { rewriteDocuments } from './rewrite-documents.ts';

const usage = `npm run migrate [-- begin | -- status]

  begin    from now on, services store documents in the shapes of this release. Run it only after the last replica of the
           previous release has stopped, because that release cannot read these shapes
  status   prints the shapes of the stored documents, and which documents cannot be read
  without an argument: rewrites the documents of earlier shapes while the product runs; may be killed and run again
  MONGODB_URL selects the deployment; the default is the local stack, which must be stopped.`;

/** What a subcommand works with. */
export type MigrationRun = {
  services: readonly Pick<Service, 'name' | 'shapes'>[];
  now: () => Date;
  print: (line: string) => void;
};

type Subcommand = (run: MigrationRun) => Promise<string>;

export async function runMigrate(run: CommandRun): Promise<ExitCode> {
  const subcommand = subcommandOf(run.args);
  return runCommand(run, usage, subcommand && (() => runOnServices(run, subcommand)));
}

/** Returns null if the arguments are invalid. */
function subcommandOf(args: readonly string[]): Subcommand | null {
  switch (args.join(' ')) {
    case '':
      return rewriteDocuments;
    case 'begin':
      return (run) => beginShapes({ ...run, pause: (ms) => pause(ms) });
    case 'status':
      return describeShapes;
    default:
      return null;
  }
}

async function runOnServices(
  { root, environment, now, print }: CommandRun,
  subcommand: Subcommand,
): Promise<string> {
  const need = { root, environment, isBrokerless: true, title: 'A migration', mustHaveData: true, print };
  return withServer(need, async ({ url }) => {
    const databases = await openDatabases(url);
    try {
      return await subcommand({ services: composeServices((name) => databases[name]), now, print });
    } finally {
      await Promise.all(Object.values(databases).map((database) => database.close()));
    }
  });
}

async function openDatabases(url: string) {
  const open = (name: operation.Service) => openDatabase(url, `marquee_${name}`);
  return {
    identity: await open('identity'),
    events: await open('events'),
    quotes: await open('quotes'),
    billing: await open('billing'),
  };
}
