import { parseArgs } from 'node:util';
import { deadLetterStatus } from '@marquee/contracts/dead-letters';
import type { DeadLetterStatus } from '@marquee/contracts/dead-letters';

export type Command =
  | { action: 'list'; queue: string | undefined; status: DeadLetterStatus }
  | { action: 'show'; id: string }
  | { action: 'redrive'; id: string }
  | { action: 'redrive-many'; queue: string | undefined }
  | { action: 'drop'; id: string; reason: string };

export type ParsedCommand = { command: Command; isJson: boolean };

/** The error message for invalid arguments. */
export type UsageError = { wrong: string };

export const usage = `npm run messages -- list [queue] [--status parked|redriven|dropped]
npm run messages -- show <id>
npm run messages -- redrive <id> | --queue <queue> | --all
npm run messages -- drop <id> --reason "…"

  --json       answers as JSON
  MARQUEE_URL, ADMIN_EMAIL, ADMIN_PASSWORD say where and as whom; without them it is the local stack (at PORT).
  The second step is passed with MARQUEE_CODE, as the authenticator shows it, else by ADMIN_TOTP_SECRET.`;

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

/** Moves ids to the end: one id in 64 begins with a dash and would be parsed as an option. */
function withIdsLast(args: string[]): string[] {
  const ids = args.filter((arg) => /^-[\w-]{42}$/.test(arg));
  return [...args.filter((arg) => !ids.includes(arg)), '--', ...ids];
}

function tryParse(args: string[]): ParsedArgs | UsageError {
  try {
    return parse(args);
  } catch (error) {
    // Node's own message, without its advice about dashes.
    return { wrong: `${error instanceof Error ? error.message.split('. ')[0] : String(error)}.` };
  }
}

function commandOf({ values, positionals }: ParsedArgs): Command | UsageError {
  const [action, subject, ...rest] = positionals;
  if (rest.length > 0) {
    return { wrong: `That is too much: ${rest.join(' ')}.` };
  }
  switch (action) {
    case 'list':
      return listOf(subject, values.status);
    case 'show':
      return subject === undefined ? { wrong: 'show wants an id.' } : { action, id: subject };
    case 'redrive':
      return redriveOf(subject, values);
    case 'drop':
      return dropOf(subject, values.reason);
    case undefined:
      return { wrong: 'Say what to do.' };
    default:
      return { wrong: `There is no "${action}".` };
  }
}

function listOf(queue: string | undefined, value: string): Command | UsageError {
  const status = deadLetterStatus.safeParse(value);
  return status.success
    ? { action: 'list', queue, status: status.data }
    : { wrong: `--status is ${deadLetterStatus.options.join(', ')}, not ${value}.` };
}

/** Requires exactly one of the three selections. */
function redriveOf(id: string | undefined, { queue, all }: ParsedArgs['values']): Command | UsageError {
  const selections = [id !== undefined, queue !== undefined, all].filter(Boolean);
  if (selections.length !== 1) {
    return { wrong: 'redrive wants an id, --queue or --all, and one of them only.' };
  }
  return id === undefined ? { action: 'redrive-many', queue } : { action: 'redrive', id };
}

function dropOf(id: string | undefined, reason: string | undefined): Command | UsageError {
  if (id === undefined) {
    return { wrong: 'drop wants an id.' };
  }
  return reason
    ? { action: 'drop', id, reason }
    : { wrong: 'drop wants --reason "…", which stays on record.' };
}
