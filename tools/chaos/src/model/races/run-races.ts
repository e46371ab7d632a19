import { createRandom } from '../../load/random.ts';
import type { InProcessServices } from '../in-process-services.ts';
import type { Race } from './race.ts';
import { noWins } from './wins.ts';
import type { Wins } from './wins.ts';

type RacesRun = { broken: string[]; wins: readonly Wins[] };

/** Runs `rounds` rounds of each race, one after the other. */
export async function runRaces(
  services: InProcessServices,
  races: readonly Race[],
  { rounds, seed }: { rounds: number; seed: number },
): Promise<RacesRun> {
  const results: RacesRun[] = [];
  for (const [index, race] of races.entries()) {
    results.push(await runRace(services, race, { rounds, seed: seed + index }));
  }
  return {
    broken: results.flatMap((result) => result.broken),
    wins: results.flatMap((result) => result.wins),
  };
}

async function runRace(
  services: InProcessServices,
  race: Race,
  { rounds, seed }: { rounds: number; seed: number },
): Promise<RacesRun> {
  const random = createRandom(seed);
  const found: string[] = [];
  const wins = noWins(race);
  for (let round = 1; round <= rounds; round += 1) {
    const { broken, winner } = await race.round(services, random);
    found.push(...broken.map((promise) => `${race.name}, round ${round}: violated: ${promise}`));
    if (winner !== undefined) {
      wins.bySide.set(winner, (wins.bySide.get(winner) ?? 0) + 1);
    }
  }
  return { broken: found, wins: [wins] };
}
