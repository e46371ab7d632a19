import { parseArgs } from 'node:util';

import type { Service } from '@marquee/contracts/operation';
import { projectionOperations } from '@marquee/contracts/projection-operations';

import { deploymentUsage } from '../operator/run-operator-command.ts';
import type { UsageError } from '../operator/run-operator-command.ts';

/** A projection of a service, written `quotes.provider`. */
export type Target = { service: Service; projection: string };

export type ProjectionCommand = { action: 'list' } | { action: 'rebuild'; target: Target };

export const projectionUsage = `npm run projections -- list
npm run projections -- rebuild <service>.<projection>

${deploymentUsage}`;

const flags = {
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

type Parsed = { command: ProjectionCommand; isJson: boolean };

export function parseProjectionCommand(args: string[]): Parsed | UsageError | 'help' {
  const parsed = tryParse(args);
  if ('wrong' in parsed) {
    return parsed;
  }
  if (parsed.values.help) {
    return 'help';
  }
  const command = commandOf(parsed.positionals);
  return 'wrong' in command ? command : { command, isJson: parsed.values.json };
}

function tryParse(args: string[]) {
  try {
    return parseArgs({ args, options: flags, allowPositionals: true });
  } catch (error) {
    return { wrong: `${error instanceof Error ? error.message.split('. ')[0] : String(error)}.` };
  }
}

function commandOf([action, name, ...rest]: string[]): ProjectionCommand | UsageError {
  if (rest.length > 0 || (action === 'list' && name !== undefined)) {
    return { wrong: 'There are too many arguments.' };
  }
  switch (action) {
    case 'list':
      return { action };
    case 'rebuild':
      return rebuildOf(name);
    case undefined:
      return { wrong: 'The command is missing.' };
    default:
      return { wrong: `Unknown command "${action}".` };
  }
}

function rebuildOf(name = ''): ProjectionCommand | UsageError {
  const [, service, projection] = /^([a-z]+)\.([A-Za-z]+)$/.exec(name) ?? [];
  return projection !== undefined && isService(service)
    ? { action: 'rebuild', target: { service, projection } }
    : { wrong: 'rebuild requires a service and a projection, such as quotes.provider; list prints them.' };
}

function isService(name: string | undefined): name is Service {
  return name !== undefined && name in projectionOperations;
}
