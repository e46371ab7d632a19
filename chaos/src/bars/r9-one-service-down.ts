import { createLedger } from '../ledger/ledger.ts';
import { createHttpCaller } from '../load/http-caller.ts';
import { signUpCast } from '../load/sign-up.ts';
import { services } from '../stack/addresses.ts';
import type { Bar, Measured } from './bar.ts';
import { probeWithout } from './probe-without.ts';
import type { Probing } from './probe-without.ts';

const mostMs = 1_000;
const asked = 'only its routes fail, problem+json 503 in ≤ 1 s';

/** Each service in turn is killed and its address refuses connections, as that of a process that is not there does. */
export const r9: Bar = {
  id: 'R9',
  title: 'One service down',
  asked: { short: asked, full: asked },
  async run({ withWorld }) {
    return withWorld(async (world) => {
      const caller = createHttpCaller(world.url);
      try {
        const { clients, providers } = await signUpCast(caller, createLedger());
        const probings: Probing[] = [];
        for (const service of services) {
          probings.push(await probeWithout(world, service, { caller, clients, providers }));
        }
        return measured(probings);
      } finally {
        caller.stop();
      }
    });
  },
};

function measured(probings: readonly Probing[]): Measured {
  const wrong = probings.flatMap((probing) => probing.wrong);
  const slowest = Math.max(...probings.map(({ slowestMs }) => slowestMs));
  const refused = sumOf(probings.map((probing) => probing.refused));
  const served = sumOf(probings.map((probing) => probing.served));
  return {
    met: wrong.length === 0 && slowest <= mostMs,
    figures: `${refused} calls of the missing services refused, the slowest in ${Math.round(slowest)} ms; ${served} calls of the others served, ${wrong.length} wrong`,
    remarks: [
      'A signed-in caller needs identity: without it the gateway believes a session for 5 s more, and the other services serve that long; whether a route then fails is not counted here.',
      ...new Set(wrong),
    ],
  };
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
