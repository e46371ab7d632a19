import type { Measured, Size } from '@marquee/harness-kit/gate';
import { createHttpCaller } from '@marquee/harness-kit/http-caller';
import type { HttpCaller } from '@marquee/harness-kit/http-caller';

import { upstreams } from '../stack/addresses.ts';
import type { UpstreamName } from '../stack/addresses.ts';
import type { Gate } from './gate.ts';
import { aPaidInvoice } from './paid-invoice.ts';
import { probeWhileStopped } from './probe-while-stopped.ts';
import type { Probers, SeenWhileStopped } from './probe-while-stopped.ts';
import { probesOf } from './probes.ts';

const maxMs = 1_000;
const target =
  'without a service, only its routes fail, with problem+json 503 in ≤ 1 s; without identity, every route that needs a session fails after 5 s; without the page renderer, no route fails; without it or quotes, a quote’s page is answered 200 in ≤ 1 s and rendered by the browser, otherwise by the server';

/** The gateway caches a session for 5 s, so that only a longer probe sees the effect of identity's absence. */
const probedMs: Record<Size, Record<UpstreamName, number>> = {
  short: { identity: 7_000, events: 1_500, quotes: 1_500, billing: 1_500, 'page-renderer': 1_500 },
  full: { identity: 12_000, events: 8_000, quotes: 8_000, billing: 8_000, 'page-renderer': 8_000 },
};

/**
 * Kills each service in turn, then the page renderer. The address of the killed process refuses connections, like that of a missing
 * process.
 */
export const r9: Gate = {
  id: 'R9',
  title: 'One service down',
  target: { short: target, full: target },
  async run({ size, withEnvironment, log }) {
    return withEnvironment(async (environment) => {
      const caller = createHttpCaller(environment.url);
      try {
        const probers = await probersWith(caller);
        const seen: SeenWhileStopped[] = [];
        for (const missing of upstreams) {
          const forMs = probedMs[size][missing];
          seen.push(await probeWhileStopped(environment, { missing, forMs }, probers));
        }
        seen.flatMap(wrongOf).forEach(log);
        return measured(seen);
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
  return { caller, probes: probesOf(invoice), cookies, quoteId: invoice.quoteId };
}

function measured(seen: readonly SeenWhileStopped[]): Measured {
  const calls = seen.map((one) => one.calls);
  const documents = seen.map((one) => one.documents);
  const wrong = seen.flatMap(wrongOf);
  const slowest = Math.max(...calls.map(({ slowestMs }) => slowestMs));
  const slowestDocument = Math.max(...documents.map(({ slowestMs }) => slowestMs));
  const refused = sumOf(calls.map((one) => one.refused));
  const served = sumOf(calls.map((one) => one.served));
  const rendered = sumOf(documents.map((one) => one.rendered));
  const appPages = sumOf(documents.map((one) => one.appPages));
  return {
    passed: wrong.length === 0 && refused > 0 && slowest <= maxMs,
    figures:
      `${refused} reads and writes rejected, the slowest in ${Math.round(slowest)} ms; ${served} served; ` +
      `${rendered} pages rendered, ${appPages} left to the browser, the slowest in ${Math.round(slowestDocument)} ms; ` +
      `${wrong.length} wrong`,
    remarks: [...new Set(wrong)].slice(0, 10),
  };
}

function wrongOf({ calls, documents }: SeenWhileStopped): string[] {
  return [...calls.wrong, ...documents.wrong];
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
