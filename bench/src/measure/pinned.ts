/** What is measured has one core for itself; whoever asks and whoever is behind it share the other. `both` is for a whole product. */
export const cores = { measured: '0', others: '1', both: '0,1' } as const;

export type Core = (typeof cores)[keyof typeof cores];

/** The command on one core; its process id is the command's own. */
export function pinned(core: Core, command: string, args: readonly string[]) {
  return { command: 'taskset', args: ['--cpu-list', core, command, ...args] };
}
