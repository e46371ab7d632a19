import { parseArgs } from 'node:util';
import { parkedStatus } from '@marquee/contracts/parked-messages';
import type { ParkedStatus } from '@marquee/contracts/parked-messages';

export type Command =
  | { act: 'list'; queue: string | undefined; status: ParkedStatus }
  | { act: 'show'; id: string }
  | { act: 'redrive'; id: string }
  | { act: 'redrive-many'; queue: string | undefined }
  | { act: 'drop'; id: string; reason: string };

export type Asked = { command: Command; isJson: boolean };

/** The error message for invalid arguments. */
export type Misunderstood = { wrong: string };

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

type Given = ReturnType<typeof parse>;

export function parseCommand(args: string[]): Asked | Misunderstood | 'help' {
  const given = parseOrSay(args);
  if ('wrong' in given) {
    return given;
  }
  if (given.values.help) {
    return 'help';
  }
  const command = commandOf(given);
  return 'wrong' in command ? command : { command, isJson: given.values.json };
}

function parse(args: string[]) {
  return parseArgs({ args: withIdsLast(args), options: flags, allowPositionals: true });
}

/** Moves ids to the end: one id in 64 begins with a dash and would be parsed as an option. */
function withIdsLast(args: string[]): string[] {
  const ids = args.filter((arg) => /^-[\w-]{42}$/.test(arg));
  return [...args.filter((arg) => !ids.includes(arg)), '--', ...ids];
}

function parseOrSay(args: string[]): Given | Misunderstood {
  try {
    return parse(args);
  } catch (error) {
    // Node's own message, without its advice about dashes.
    return { wrong: `${error instanceof Error ? error.message.split('. ')[0] : String(error)}.` };
  }
}

function commandOf({ values, positionals }: Given): Command | Misunderstood {
  const [act, subject, ...rest] = positionals;
  if (rest.length > 0) {
    return { wrong: `That is too much: ${rest.join(' ')}.` };
  }
  switch (act) {
    case 'list':
      return listOf(subject, values.status);
    case 'show':
      return subject === undefined ? { wrong: 'show wants an id.' } : { act, id: subject };
    case 'redrive':
      return redriveOf(subject, values);
    case 'drop':
      return dropOf(subject, values.reason);
    case undefined:
      return { wrong: 'Say what to do.' };
    default:
      return { wrong: `There is no "${act}".` };
  }
}

function listOf(queue: string | undefined, said: string): Command | Misunderstood {
  const status = parkedStatus.safeParse(said);
  return status.success
    ? { act: 'list', queue, status: status.data }
    : { wrong: `--status is ${parkedStatus.options.join(', ')}, not ${said}.` };
}

/** Exactly one of the three selections. */
function redriveOf(id: string | undefined, { queue, all }: Given['values']): Command | Misunderstood {
  const said = [id !== undefined, queue !== undefined, all].filter(Boolean);
  if (said.length !== 1) {
    return { wrong: 'redrive wants an id, --queue or --all, and one of them only.' };
  }
  return id === undefined ? { act: 'redrive-many', queue } : { act: 'redrive', id };
}

function dropOf(id: string | undefined, reason: string | undefined): Command | Misunderstood {
  if (id === undefined) {
    return { wrong: 'drop wants an id.' };
  }
  return reason ? { act: 'drop', id, reason } : { wrong: 'drop wants --reason "…", which stays on record.' };
}
