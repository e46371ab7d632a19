/** The measured process has one core for itself; the load generator and the upstream share the other. `both` is for a whole product. */
export const cores = { measured: '0', others: '1', both: '0,1' } as const;

export type Core = (typeof cores)[keyof typeof cores];

/** The command on one core; the process id is the command's own. */
export function pinned(core: Core, command: string, args: readonly string[]) {
  return { command: 'taskset', args: ['--cpu-list', core, command, ...args] };
}
