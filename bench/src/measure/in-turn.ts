import { setTimeout as wait } from 'node:timers/promises';

/** What is measured beside the others. */
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

/** By the name of each: what every round saw of it. All are warmed up first; in a round each has its turn. */
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
      // What the last one left to do (closed connections, a collection) is not the next one's.
      await wait(200);
    }
  }
  return Object.fromEntries(seen.map(({ subject, figures }) => [subject.name, figures]));
}
