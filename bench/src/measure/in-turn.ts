import { setTimeout as wait } from 'node:timers/promises';

/** A program that is compared with others. */
export type Subject = {
  name: string;
  pid: number;
  url: string;
  headers: Readonly<Record<string, string>>;
};

type Turns<Named, Figure> = {
  rounds: number;
  warmUp: (subject: Named) => Promise<unknown>;
  measure: (subject: Named) => Promise<Figure>;
};

/** Figures per round, by name. All are warmed up first; in each round each has its turn. */
export async function inTurn<Named extends { name: string }, Figure>(
  subjects: readonly Named[],
  { rounds, warmUp, measure }: Turns<Named, Figure>,
): Promise<Readonly<Record<string, readonly Figure[]>>> {
  const seen = subjects.map((subject) => ({ subject, figures: [] as Figure[] }));
  for (const { subject } of seen) {
    await warmUp(subject);
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const { subject, figures } of seen) {
      figures.push(await measure(subject));
      // The previous program's remaining work (closing connections, garbage collection) must not affect the next.
      await wait(200);
    }
  }
  return Object.fromEntries(seen.map(({ subject, figures }) => [subject.name, figures]));
}
