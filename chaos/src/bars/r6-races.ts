import { createPatientBus } from '../model/patient-bus.ts';
import { allRaces } from '../model/races/all-races.ts';
import { contenders } from '../model/races/line-up.ts';
import { runRaces } from '../model/races/run-races.ts';
import { describeWins, untriedOrders } from '../model/races/wins.ts';
import { startServicesTogether } from '../model/services-together.ts';
import type { Bar } from './bar.ts';

const rounds = { short: 3, full: 500 };

function askedOf(count: number): string {
  return `${count} rounds × ${contenders} at once of each race: one winner, one history entry, lines = total`;
}

export const r6: Bar = {
  id: 'R6',
  title: 'Races',
  asked: { short: askedOf(rounds.short), full: `${askedOf(rounds.full)}; either side came first` },
  async run({ size, mongodbUrl, say }) {
    const seed = Date.now() % 1_000_000;
    const services = await startServicesTogether(mongodbUrl, createPatientBus());
    try {
      const { broken, wins } = await runRaces(services, allRaces, { rounds: rounds[size], seed });
      // With a few rounds, all may go the same way.
      const untried = size === 'full' ? untriedOrders(wins) : [];
      const findings = [...broken, ...(await services.parked()), ...untried];
      findings.slice(0, 20).forEach(say);
      return {
        met: findings.length === 0,
        figures: `${allRaces.length} races × ${rounds[size]} rounds × ${contenders} calls, ${findings.length} broken promises`,
        remarks: [`seed ${seed}; who came first: ${describeWins(wins)}`, ...findings.slice(0, 5)],
      };
    } finally {
      await services.stop();
    }
  },
};
