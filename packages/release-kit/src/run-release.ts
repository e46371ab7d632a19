import { join, resolve } from 'node:path';
import type { ReleaseRecord } from '@marquee/contracts/release-record';
import { retryForAMinute } from './retry-for-a-minute.ts';
import { readArguments } from './read-arguments.ts';
import type { CommandName, Arguments } from './read-arguments.ts';
import { isAddress } from './read-json.ts';
import { Refusal } from './refusal.ts';
import { nameOfBuild, release, releaseUnlessKnown } from './release.ts';
import { rollBack, switchApp } from './roll-back.ts';

export type CommandContext = {
  root: string;
  args: string[];
  environment: Readonly<Record<string, string | undefined>>;
  now: () => Date;
  /** Waits between attempts; by default in real time. */
  pause?: (milliseconds: number) => Promise<unknown>;
  say: (text: string) => void;
  complain: (text: string) => void;
};

/** 0: done; 1: the release is rejected, with a line for each reason; 2: wrong arguments. */
type ExitCode = 0 | 1 | 2;

const usage = `npm run release -- <app> <folder>    brings a build of client, provider or public to the users, once the deploy gate lets it pass
npm run release -- contracts         what teams have promised each other becomes what npm run contracts:check compares with
npm run rollback -- <app>            one release back, through the same gate; three are kept
npm run switch -- <app> off|on       its pages say that they cannot be loaded, and nothing of it is asked for

  --store <folder>   the release store; else RELEASES_DIR, else that of npm start
  --shell <place>    the shell that is running, its build's folder or its address; else SHELL_URL, SHELL_DIR or shell/dist
  --at-start         for a release at every start: asks the shell's address again for a minute while it is refused, and does nothing
                     where that build was released before, also where it was gone back from
  docs/releases.md says more.`;

type CommandInput = Omit<Arguments, 'options'> & Locations;
type Command = {
  commandName: CommandName;
  execute: (input: CommandInput, run: CommandContext) => Promise<ReleaseRecord>;
};

export const runRelease = (run: CommandContext) =>
  runCommand(run, { commandName: 'release', execute: releaseBuild });
export const runRollback = (run: CommandContext) =>
  runCommand(run, { commandName: 'rollback', execute: rollBackApp });
export const runSwitch = (run: CommandContext) =>
  runCommand(run, { commandName: 'switch', execute: switchTo });

async function releaseBuild(
  { app, rest: [folder = ''], store, shell, atStart }: CommandInput,
  run: CommandContext,
): Promise<ReleaseRecord> {
  const input = { store, app, folder: resolve(folder), shellFolder: shell, now: run.now };
  if (!atStart) {
    return release(input);
  }
  const attempt = () => releaseUnlessKnown(input);
  const record = await (isAddress(shell) ? retryForAMinute(attempt, run) : attempt());
  if (record.build !== (await nameOfBuild(input.folder))) {
    run.say(
      'This build was released here before and is left alone. Without --at-start it is released again.',
    );
  }
  return record;
}

function rollBackApp({ app, store, shell }: CommandInput, { now }: CommandContext) {
  return rollBack({ store, app, shellFolder: shell, now });
}

function switchTo({ rest: [state], store, app }: CommandInput, { now }: CommandContext) {
  if (state !== 'on' && state !== 'off') {
    throw new TypeError('on or off?');
  }
  return switchApp({ store, app, now }, state === 'on');
}

async function runCommand(run: CommandContext, { commandName, execute }: Command): Promise<ExitCode> {
  const { args, say, complain } = run;
  try {
    const read = readArguments(commandName, args);
    if (read === 'help') {
      say(usage);
      return 0;
    }
    const { options, ...input } = read;
    const { name, build, enabled } = await execute({ ...input, ...locationsOf(run, options) }, run);
    say(`${name} is at build ${build ?? 'of its development server'}, switched ${enabled ? 'on' : 'off'}.`);
    return 0;
  } catch (error) {
    if (error instanceof Refusal) {
      complain(error.reasons.map((reason) => `Refused: ${reason}`).join('\n'));
      return 1;
    }
    complain(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    return 2;
  }
}

type Locations = { store: string; shell: string };

function locationsOf({ root, environment }: CommandContext, options: Arguments['options']): Locations {
  // An empty variable counts as unset.
  const chosen = (name: string) => (environment[name] === '' ? undefined : environment[name]);
  const data = chosen('DATA_DIR') ?? join(root, '.data');
  return {
    store: options.store ?? chosen('RELEASES_DIR') ?? join(data, 'release-store'),
    shell: options.shell ?? chosen('SHELL_URL') ?? chosen('SHELL_DIR') ?? join(root, 'shell', 'dist'),
  };
}
