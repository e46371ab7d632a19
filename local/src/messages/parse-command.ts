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

export const usage = `npm run messages -- list [queue] [--status parked|redriven|dropped]
npm run messages -- show <id>
npm run messages -- redrive <id> | --queue <queue> | --all
npm run messages -- drop <id> --reason "…"

  --json       answers as JSON
  MARQUEE_URL, ADMIN_EMAIL, ADMIN_PASSWORD say where and as whom; without them it is the local stack.`;

const flags = {
  json: { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
  queue: { type: 'string' },
  reason: { type: 'string' },
  status: { type: 'string', default: 'parked' },
} as const;

type Given = ReturnType<typeof parse>;

/** Null for what makes no sense: then the usage is the answer. */
export function parseCommand(args: string[]): Asked | null {
  const given = parseOrNull(args);
  const command = given && commandOf(given);
  return command ? { command, isJson: given.values.json } : null;
}

function parse(args: string[]) {
  return parseArgs({ args: withIdsLast(args), options: flags, allowPositionals: true });
}

/** One id in 64 begins with a dash, and is no option for that. */
function withIdsLast(args: string[]): string[] {
  const ids = args.filter((arg) => /^-[\w-]{42}$/.test(arg));
  return [...args.filter((arg) => !ids.includes(arg)), '--', ...ids];
}

function parseOrNull(args: string[]): Given | null {
  try {
    return parse(args);
  } catch {
    return null;
  }
}

function commandOf({ values, positionals }: Given): Command | null {
  const [act, subject, ...rest] = positionals;
  if (rest.length > 0) {
    return null;
  }
  switch (act) {
    case 'list':
      return listOf(subject, values.status);
    case 'show':
      return subject === undefined ? null : { act, id: subject };
    case 'redrive':
      return redriveOf(subject, values);
    case 'drop':
      return subject === undefined || !values.reason ? null : { act, id: subject, reason: values.reason };
    case undefined:
    default:
      return null;
  }
}

function listOf(queue: string | undefined, said: string): Command | null {
  const status = parkedStatus.safeParse(said);
  return status.success ? { act: 'list', queue, status: status.data } : null;
}

/** Exactly one of the three ways to say which. */
function redriveOf(id: string | undefined, { queue, all }: Given['values']): Command | null {
  const said = [id !== undefined, queue !== undefined, all].filter(Boolean);
  if (said.length !== 1) {
    return null;
  }
  return id === undefined ? { act: 'redrive-many', queue } : { act: 'redrive', id };
}
