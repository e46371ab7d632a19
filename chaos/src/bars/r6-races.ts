import { createPatientBus } from '../model/patient-bus.ts';
import { createQuoteTwice, signUpTwice } from '../model/races/double-races.ts';
import {
  acceptOrArchive,
  acceptOrCancel,
  acceptOrRemoveLine,
  acceptTwice,
  sendOrEdit,
} from '../model/races/quote-races.ts';
import { contenders } from '../model/races/race.ts';
import type { Race } from '../model/races/race.ts';
import { startServicesTogether } from '../model/services-together.ts';
import type { ServicesTogether } from '../model/services-together.ts';
import type { Bar } from './bar.ts';

const races: readonly Race[] = [
  acceptTwice,
  acceptOrArchive,
  acceptOrCancel,
  acceptOrRemoveLine,
  sendOrEdit,
  createQuoteTwice,
  signUpTwice,
];
const rounds = { short: 3, full: 500 };

function askedOf(count: number): string {
  return `${count} rounds × ${contenders} at once of each race: one winner, one history entry, lines = total`;
}

export const r6: Bar = {
  id: 'R6',
  title: 'Races',
  asked: { short: askedOf(rounds.short), full: askedOf(rounds.full) },
  async run({ size, mongodbUrl, say }) {
    const services = await startServicesTogether(mongodbUrl, createPatientBus());
    try {
      const findings: string[] = [];
      for (const race of races) {
        findings.push(...(await runRace(race, services, rounds[size])));
      }
      findings.push(...(await services.parked()));
      findings.slice(0, 20).forEach(say);
      return {
        met: findings.length === 0,
        figures: `${races.length} races × ${rounds[size]} rounds × ${contenders} calls, ${findings.length} broken promises`,
        remarks: [`races: ${races.map(({ name }) => name).join(', ')}`, ...findings.slice(0, 5)],
      };
    } finally {
      await services.stop();
    }
  },
};

async function runRace(race: Race, services: ServicesTogether, times: number): Promise<string[]> {
  const findings: string[] = [];
  for (let round = 1; round <= times; round += 1) {
    const broken = await race.round(services);
    findings.push(...broken.map((promise) => `${race.name}, round ${round}: not kept: ${promise}`));
  }
  return findings;
}
