import { parseArgs } from 'node:util';
import { deadLetterStatus } from '@marquee/contracts/dead-letters';
import type { DeadLetterStatus } from '@marquee/contracts/dead-letters';

import { deploymentUsage } from '../operator/run-operator-command.ts';
import type { UsageError } from '../operator/run-operator-command.ts';

export type Command =
  | { action: 'list'; queue: string | undefined; status: DeadLetterStatus }
  | { action: 'show'; id: string }
  | { action: 'redrive'; id: string }
  | { action: 'redrive-many'; queue: string | undefined }
  | { action: 'drop'; id: string; reason: string };

export type ParsedCommand = { command: Command; isJson: boolean };

export const usage = `npm run messages -- list [queue] [--status parked|redriven|dropped]
npm run messages -- show <id>
npm run messages -- redrive <id> | --queue <queue> | --all
npm run messages -- drop <id> --reason "…"

${deploymentUsage}`;

const flags = {
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
  all: { type: 'boolean', default: false },
  queue: { type: 'string' },
  reason: { type: 'string' },
  status: { type: 'string', default: 'parked' },
} as const;

type ParsedArgs = ReturnType<typeof parse>;

export function parseCommand(args: string[]): ParsedCommand | UsageError | 'help' {
  const parsed = tryParse(args);
  if ('wrong' in parsed) {
    return parsed;
  }
  if (parsed.values.help) {
    return 'help';
  }
  const command = commandOf(parsed);
  return 'wrong' in command ? command : { command, isJson: parsed.values.json };
}

function parse(args: string[]) {
  return parseArgs({ args: withIdsLast(args), options: flags, allowPositionals: true });
}

/** Moves ids that begin with a dash to the end, behind `--`. Otherwise they would be parsed as options. One id in 64 begins with a dash. */
function withIdsLast(args: string[]): string[] {
  const ids = args.filter((arg) => /^-[\w-]{42}$/.test(arg));
  return [...args.filter((arg) => !ids.includes(arg)), '--', ...ids];
}

function tryParse(args: string[]): ParsedArgs | UsageError {
  try {
    return parse(args);
  } catch (error) {
    // The first sentence of Node's message, because the others give advice about dashes.
    return { wrong: `${error instanceof Error ? error.message.split('. ')[0] : String(error)}.` };
  }
}

function commandOf({ values, positionals }: ParsedArgs): Command | UsageError {
  const [action, subject, ...rest] = positionals;
  if (rest.length > 0) {
    return { wrong: `Unexpected arguments: ${rest.join(' ')}.` };
  }
  switch (action) {
    case 'list':
      return listOf(subject, values.status);
    case 'show':
      return subject === undefined ? { wrong: 'show requires an id.' } : { action, id: subject };
    case 'redrive':
      return redriveOf(subject, values);
    case 'drop':
      return dropOf(subject, values.reason);
    case undefined:
      return { wrong: 'The command is missing.' };
    default:
      return { wrong: `Unknown command "${action}".` };
  }
}

function listOf(queue: string | undefined, value: string): Command | UsageError {
  const status = deadLetterStatus.safeParse(value);
  return status.success
    ? { action: 'list', queue, status: status.data }
    : { wrong: `--status must be one of ${deadLetterStatus.options.join(', ')}, not ${value}.` };
}

/** Requires exactly one of the three selections. */
function redriveOf(id: string | undefined, { queue, all }: ParsedArgs['values']): Command | UsageError {
  const selections = [id !== undefined, queue !== undefined, all].filter(Boolean);
  if (selections.length !== 1) {
    return { wrong: 'redrive requires exactly one of an id, --queue and --all.' };
  }
  return id === undefined ? { action: 'redrive-many', queue } : { action: 'redrive', id };
}

function dropOf(id: string | undefined, reason: string | undefined): Command | UsageError {
  if (id === undefined) {
    return { wrong: 'drop requires an id.' };
  }
  return reason ? { action: 'drop', id, reason } : { wrong: 'drop requires --reason "…", which is stored.' };
}
