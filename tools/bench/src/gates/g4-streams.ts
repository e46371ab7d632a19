import { get } from 'node:http';

import { startGateway } from '../gateway/start-gateway.ts';
import type { Gate } from './gate.ts';

const parts = 5;
const timeoutSeconds = 10;

export const g4: Gate = {
  id: 'G4',
  title: 'Streamed responses',
  target: {
    full: 'each part of a streamed response arrives before the upstream writes the next',
    short: 'each part of a streamed response arrives before the upstream writes the next',
  },
  async run(setting) {
    const { promise: firstWrite, resolve: begin } = Promise.withResolvers<(text: string) => void>();
    const { url, end } = await startGateway(setting, 'gateway-streams', (_request, response) => {
      response.setHeader('content-type', 'text/event-stream');
      begin((text) => response.write(text));
    });
    const arrivals = createArrivals();
    const call = get(`${url}/api/events`, (answer) => {
      answer.on('data', arrivals.onArrival);
    });
    // This measurement destroys the call, which then emits an error.
    call.once('error', () => undefined);

    const write = await firstWrite;
    let received = 0;
    for (let part = 1; part <= parts; part += 1) {
      const arrived = arrivals.next();
      write(`data: ${part}\n\n`);
      received += (await arrived) ? 1 : 0;
    }
    call.destroy();
    end();
    return {
      passed: received === parts,
      figures: `${received} of ${parts} parts arrived while the response was still open`,
    };
  },
};

/** `next` resolves to true when data arrives, and to false after a timeout. */
function createArrivals() {
  let onArrival = (): void => undefined;
  return {
    onArrival: () => {
      onArrival();
    },
    async next(): Promise<boolean> {
      return await new Promise((resolve) => {
        const timer = setTimeout(resolve, timeoutSeconds * 1_000, false);
        onArrival = () => {
          clearTimeout(timer);
          resolve(true);
        };
      });
    },
  };
}
