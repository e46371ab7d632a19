/**
 * A measured program runs on one core. The load generator and the programs that the measured one calls share the other core. A whole
 * product runs on both.
 */
export const cores = { measured: '0', others: '1', both: '0,1' } as const;

export type Core = (typeof cores)[keyof typeof cores];

/** The command and arguments that start `command` on `core`. The process keeps its id, because taskset replaces itself by `command`. */
export function pinned(core: Core, command: string, args: readonly string[]) {
  return { command: 'taskset', args: ['--cpu-list', core, command, ...args] };
}
