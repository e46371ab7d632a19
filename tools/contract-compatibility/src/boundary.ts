/** `breaks`: the change would break clients of the last release. */
export type Change = { text: string; breaks: boolean };

/** One of the interfaces between teams, with its changes since the last release. */
export type Boundary = { name: string; changes: readonly Change[] };

export function breaking(text: string): Change {
  return { text, breaks: true };
}

export function compatible(text: string): Change {
  return { text, breaks: false };
}

export function isCompatible({ changes }: Boundary): boolean {
  return changes.every((change) => !change.breaks);
}

/** Compares two records by name: `removed` exists only before, `added` only now, and `both` on both sides. */
export function compareKeys<Before, Now>(
  before: Readonly<Record<string, Before>>,
  now: Readonly<Record<string, Now>>,
): { removed: [string, Before][]; added: [string, Now][]; both: [string, Before, Now][] } {
  const current = new Map(Object.entries(now));
  return {
    removed: Object.entries(before).filter(([name]) => !current.has(name)),
    added: Object.entries(now).filter(([name]) => !(name in before)),
    both: Object.entries(before).flatMap(([name, old]) => {
      const fresh = current.get(name);
      return fresh === undefined ? [] : [[name, old, fresh] as [string, Before, Now]];
    }),
  };
}
