import { join, resolve } from 'node:path';
import type { ReleaseRecord } from '@marquee/contracts/release-record';
import { retryForAMinute } from './retry-for-a-minute.ts';
import { isCommandName, readArguments } from './read-arguments.ts';
import type { CommandName, Arguments } from './read-arguments.ts';
import { isAddress } from './read-json.ts';
import { Refusal } from './refusal.ts';
import { idOfBuild, release, releaseUnlessKnown } from './release.ts';
import { rollBack, switchApp } from './roll-back.ts';

export type CommandContext = {
  root: string;
  args: string[];
  environment: Readonly<Record<string, string | undefined>>;
  now: () => Date;
  /** Waits between attempts; by default in real time. */
  pause?: (milliseconds: number) => Promise<unknown>;
  print: (text: string) => void;
  printError: (text: string) => void;
};

/** 0: done; 1: the release is rejected, with a line for each reason, or the command is unknown; 2: wrong arguments. */
type ExitCode = 0 | 1 | 2;

const usage = `npm run release -- <app> <folder>    releases a build of client, provider or public, if it passes the deploy gate
npm run release -- contracts         records the contracts between teams as the baseline of npm run contracts:check
npm run rollback -- <app>            returns to the previous release, through the same gate; the store has three releases
npm run switch -- <app> off|on       off: the app's pages show that they cannot be loaded, and browsers request nothing of it

  --store <folder>   the release store; default: RELEASES_DIR, else the store of npm start
  --shell <place>    the running shell, as its build's folder or its address; default: SHELL_URL, SHELL_DIR or shell/dist
  --at-start         for a release at every start: retries for a minute while the gate rejects it at the shell's address, and
                     does not release a build that was released before, not even one that was rolled back
  See docs/releases.md.`;

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

const commands = { release: runRelease, rollback: runRollback, switch: runSwitch };

/** Runs the command with this name. For an unknown name prints the usage, so that a misspelled command does not release. */
export async function runReleaseCommand(name: string, run: CommandContext): Promise<ExitCode> {
  if (isCommandName(name)) {
    return commands[name](run);
  }
  const known = Object.keys(commands).join(', ');
  run.printError(`Unknown command "${name}": it must be one of ${known}\n\n${usage}`);
  return 1;
}

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
  if (record.build !== (await idOfBuild(input.folder))) {
    run.print(
      'This build was released to this store before, so nothing has changed. Without --at-start it is released again.',
    );
  }
  return record;
}

function rollBackApp({ app, store, shell }: CommandInput, { now }: CommandContext) {
  return rollBack({ store, app, shellFolder: shell, now });
}

function switchTo({ rest: [state], store, app }: CommandInput, { now }: CommandContext) {
  if (state !== 'on' && state !== 'off') {
    throw new TypeError('The state must be on or off');
  }
  return switchApp({ store, app, now }, state === 'on');
}

async function runCommand(run: CommandContext, { commandName, execute }: Command): Promise<ExitCode> {
  const { args, print, printError } = run;
  try {
    const read = readArguments(commandName, args);
    if (read === 'help') {
      print(usage);
      return 0;
    }
    const { options, ...input } = read;
    const { name, build, enabled } = await execute({ ...input, ...locationsOf(run, options) }, run);
    print(`${name} is at build ${build ?? 'of its development server'}, switched ${enabled ? 'on' : 'off'}.`);
    return 0;
  } catch (error) {
    if (error instanceof Refusal) {
      printError(error.reasons.map((reason) => `Refused: ${reason}`).join('\n'));
      return 1;
    }
    printError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
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
