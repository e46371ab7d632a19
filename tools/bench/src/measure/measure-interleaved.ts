import { setTimeout as wait } from 'node:timers/promises';

/** A program that is compared with others. */
export type Subject = {
  name: string;
  pid: number;
  url: string;
  headers: Readonly<Record<string, string>>;
};

type InterleavedRun<Measurable, Figure> = {
  rounds: number;
  warmUp: (subject: Measurable) => Promise<unknown>;
  measure: (subject: Measurable) => Promise<Figure>;
};

/** Warms up all subjects, then measures each once per round. Resolves to the figures of the rounds by the subject's name. */
export async function measureInterleaved<Measurable extends { name: string }, Figure>(
  subjects: readonly Measurable[],
  { rounds, warmUp, measure }: InterleavedRun<Measurable, Figure>,
): Promise<Readonly<Record<string, readonly Figure[]>>> {
  const measured = subjects.map((subject) => ({ subject, figures: [] as Figure[] }));
  for (const { subject } of measured) {
    await warmUp(subject);
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const { subject, figures } of measured) {
      figures.push(await measure(subject));
      // The remaining work of this program (closing connections, garbage collection) must not affect the next program.
      await wait(200);
    }
  }
  return Object.fromEntries(measured.map(({ subject, figures }) => [subject.name, figures]));
}
