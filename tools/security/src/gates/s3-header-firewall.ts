import { startGateway } from '@marquee/gateway/test-kit/gateway-kit';
import type { TestGateway } from '@marquee/gateway/test-kit/gateway-kit';

import { forgedHeaders, requestWith, shapes } from '../headers/forged-headers.ts';
import { judgeFirewall } from '../headers/judge-firewall.ts';
import type { TriedHeader } from '../headers/judge-firewall.ts';
import type { Gate } from './gate.ts';

const target =
  '≥ 20 forged headers × plain, Expect, chunked, nominated by Connection, duplicated, odd case: an echoing upstream receives none';

export const s3: Gate = {
  id: 'S3',
  title: 'Header firewall',
  target: { short: target, full: target },
  async run() {
    const gateway = await startGateway();
    try {
      return judgeFirewall(await tryHeaders(gateway));
    } finally {
      await gateway.stop();
    }
  },
};

async function tryHeaders(gateway: TestGateway): Promise<TriedHeader[]> {
  const { received } = gateway.services.events;
  const tried: TriedHeader[] = [];
  for (const [shape, linesFor] of Object.entries(shapes)) {
    for (const header of forgedHeaders) {
      const before = received.length;
      const answer = await gateway.raw(requestWith(linesFor(header)));
      const arrived = received.slice(before);
      tried.push({
        header,
        shape,
        status: finalStatusOf(answer),
        arrived: arrived.length === 0 ? null : JSON.stringify(arrived),
      });
    }
  }
  return tried;
}

/** The status of the final response, after any interim response. */
function finalStatusOf(answer: string): number {
  const statuses = [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
  return statuses.findLast((status) => status >= 200) ?? 0;
}
