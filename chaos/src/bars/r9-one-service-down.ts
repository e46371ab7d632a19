import type { Measured, Size } from '@marquee/bar-kit/bar';
import { createHttpCaller } from '@marquee/bar-kit/http-caller';
import type { HttpCaller } from '@marquee/bar-kit/http-caller';

import { services } from '../stack/addresses.ts';
import type { ServiceName } from '../stack/addresses.ts';
import type { Bar } from './bar.ts';
import type { Probing } from './judge-probes.ts';
import { aPaidInvoice } from './paid-invoice.ts';
import { probeWithout } from './probe-without.ts';
import type { Probers } from './probe-without.ts';
import { probesOf } from './probes.ts';

const mostMs = 1_000;
const asked =
  'only its routes fail, problem+json 503 in ≤ 1 s; without identity, after 5 s every route that needs a session';

/** The gateway caches a session for 5 s, so that only a longer probe sees the effect of identity's absence. */
const probedMs: Record<Size, Record<ServiceName, number>> = {
  short: { identity: 7_000, events: 1_500, quotes: 1_500, billing: 1_500 },
  full: { identity: 12_000, events: 8_000, quotes: 8_000, billing: 8_000 },
};

/** Each service in turn is killed, and its address refuses connections, like that of a missing process. */
export const r9: Bar = {
  id: 'R9',
  title: 'One service down',
  asked: { short: asked, full: asked },
  async run({ size, withWorld, say }) {
    return withWorld(async (world) => {
      const caller = createHttpCaller(world.url);
      try {
        const probers = await probersWith(caller);
        const probings: Probing[] = [];
        for (const service of services) {
          const forMs = probedMs[size][service];
          probings.push(await probeWithout(world, { service, forMs }, probers));
        }
        probings.flatMap(({ wrong }) => wrong).forEach(say);
        return measured(probings);
      } finally {
        caller.stop();
      }
    });
  },
};

async function probersWith(caller: HttpCaller): Promise<Probers> {
  const invoice = await aPaidInvoice(caller);
  const { client, provider } = invoice;
  const cookies = { client: client.cookie, provider: provider.cookie, everybody: undefined };
  return { caller, probes: probesOf(invoice), cookies };
}

function measured(probings: readonly Probing[]): Measured {
  const wrong = probings.flatMap((probing) => probing.wrong);
  const slowest = Math.max(...probings.map(({ slowestMs }) => slowestMs));
  const refused = sumOf(probings.map((probing) => probing.refused));
  const served = sumOf(probings.map((probing) => probing.served));
  return {
    met: wrong.length === 0 && refused > 0 && slowest <= mostMs,
    figures: `${refused} reads and writes refused, the slowest in ${Math.round(slowest)} ms; ${served} served, ${wrong.length} wrong`,
    remarks: [...new Set(wrong)].slice(0, 10),
  };
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
