import { parseArgs } from 'node:util';
import { apps, isApp } from './apps.ts';

/** The commands for a remote, and the arguments of each after the remote's name. */
const argumentsAfter = { release: ['the folder of its build'], rollback: [], switch: ['on or off'] } as const;
export type CommandName = keyof typeof argumentsAfter;

const flags = {
  store: { type: 'string' },
  shell: { type: 'string' },
  'at-start': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

export type Arguments = {
  app: string;
  rest: string[];
  options: { store?: string | undefined; shell?: string | undefined };
  atStart: boolean;
};

export function isCommandName(name: string): name is CommandName {
  return Object.hasOwn(argumentsAfter, name);
}

/** Parses the arguments after the command's name. Throws if they are invalid. */
export function readArguments(command: CommandName, args: readonly string[]): Arguments | 'help' {
  const { values, positionals } = parseArgs({ args: [...args], options: flags, allowPositionals: true });
  if (values.help) {
    return 'help';
  }
  const [app = '', ...rest] = positionals;
  if (!isApp(app)) {
    throw new TypeError(`The app is missing or unknown: it must be one of ${apps.join(', ')}`);
  }
  requireArguments(command, app, rest);
  return { app, rest, options: { store: values.store, shell: values.shell }, atStart: values['at-start'] };
}

function requireArguments(command: CommandName, app: string, rest: readonly string[]): void {
  const expected = argumentsAfter[command];
  if (rest.length < expected.length) {
    throw new TypeError(`Missing after ${app}: ${expected.slice(rest.length).join(', ')}`);
  }
  if (rest.length > expected.length) {
    throw new TypeError(`Unexpected after ${app}: ${rest.slice(expected.length).join(' ')}`);
  }
}
