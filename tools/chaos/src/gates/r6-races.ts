import { createRetryingBus } from '../model/retrying-bus.ts';
import { allRaces } from '../model/races/all-races.ts';
import { contenders } from '../model/races/create-participants.ts';
import { runRaces } from '../model/races/run-races.ts';
import { sameCallRaces } from '../model/races/same-call-races.ts';
import { describeWins, untriedOrders } from '../model/races/wins.ts';
import { startInProcessServices } from '../model/in-process-services.ts';
import type { Gate } from './gate.ts';

const rounds = { short: 3, full: 500 };
/** Few, because each race arranges its state twice. */
const sameCallRounds = { short: 1, full: 10 };

function targetOf(count: number): string {
  const races = `${count} rounds × ${contenders} at once of each race: one winner, one history entry, lines = total`;
  return `${races}; ${contenders} equal calls at once of each operation that writes have the effect of calls in turn`;
}

export const r6: Gate = {
  id: 'R6',
  title: 'Races',
  target: {
    short: targetOf(rounds.short),
    full: `${targetOf(rounds.full)}; each side came first at least once`,
  },
  async run({ size, mongodbUrl, log }) {
    const seed = Date.now() % 1_000_000;
    const services = await startInProcessServices(mongodbUrl, createRetryingBus());
    try {
      const { broken, wins } = await runRaces(services, allRaces, { rounds: rounds[size], seed });
      const same = await runRaces(services, sameCallRaces[size], { rounds: sameCallRounds[size], seed });
      // The short form does not require that each side wins, because in a few rounds the same side may win every time.
      const untried = size === 'full' ? untriedOrders(wins) : [];
      const findings = [...broken, ...same.broken, ...(await services.deadLetters()), ...untried];
      findings.slice(0, 20).forEach(log);
      return {
        passed: findings.length === 0,
        figures: `${allRaces.length} races × ${rounds[size]} rounds × ${contenders} calls, equal calls of ${sameCallRaces[size].length} operations × ${sameCallRounds[size]} rounds, ${findings.length} violations`,
        remarks: [`seed ${seed}; first side: ${describeWins(wins)}`, ...findings.slice(0, 5)],
      };
    } finally {
      await services.stop();
    }
  },
};
