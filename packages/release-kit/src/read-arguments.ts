import { parseArgs } from 'node:util';
import { apps, isApp } from './apps.ts';

/** The commands for a remote, and their arguments after its name. */
const wordsAfter = { release: ['the folder of its build'], rollback: [], switch: ['on or off'] } as const;
export type Act = keyof typeof wordsAfter;

const flags = {
  store: { type: 'string' },
  shell: { type: 'string' },
  'at-start': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

export type Arguments = {
  app: string;
  rest: string[];
  given: { store?: string | undefined; shell?: string | undefined };
  atStart: boolean;
};

export function isAct(name: string): name is Act {
  return Object.hasOwn(wordsAfter, name);
}

/** The arguments after the command's name. Throws if they are invalid. */
export function readArguments(act: Act, args: readonly string[]): Arguments | 'help' {
  const { values, positionals } = parseArgs({ args: [...args], options: flags, allowPositionals: true });
  if (values.help) {
    return 'help';
  }
  const [app = '', ...rest] = positionals;
  if (!isApp(app)) {
    throw new TypeError(`Which of ${apps.join(', ')}?`);
  }
  requireWords(act, app, rest);
  return { app, rest, given: { store: values.store, shell: values.shell }, atStart: values['at-start'] };
}

function requireWords(act: Act, app: string, rest: readonly string[]): void {
  const wanted = wordsAfter[act];
  if (rest.length < wanted.length) {
    throw new TypeError(`Missing after ${app}: ${wanted.slice(rest.length).join(', ')}`);
  }
  if (rest.length > wanted.length) {
    throw new TypeError(`Not known after ${app}: ${rest.slice(wanted.length).join(' ')}`);
  }
}
