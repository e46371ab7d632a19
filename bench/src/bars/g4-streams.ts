import { get } from 'node:http';

import { startBefore } from '../gateway/start-before.ts';
import type { Bar } from './bar.ts';

const parts = 5;
const withinSeconds = 10;

export const g4: Bar = {
  id: 'G4',
  title: 'An answer in parts',
  asked: {
    full: 'each part of a streamed answer is here before the upstream has written the next',
    short: 'each part of a streamed answer is here before the upstream has written the next',
  },
  async run(setting) {
    const { promise: begun, resolve: begin } = Promise.withResolvers<(text: string) => void>();
    const { url, end } = await startBefore(setting, 'gateway-streams', (_request, response) => {
      response.setHeader('content-type', 'text/event-stream');
      begin((text) => response.write(text));
    });
    const arrivals = createArrivals();
    const call = get(`${url}/api/events`, (answer) => {
      answer.on('data', arrivals.note);
    });
    // It ends with this measurement.
    call.once('error', () => undefined);

    const write = await begun;
    let seen = 0;
    for (let part = 1; part <= parts; part += 1) {
      const arrived = arrivals.next();
      write(`data: ${part}\n\n`);
      seen += (await arrived) ? 1 : 0;
    }
    call.destroy();
    end();
    return { met: seen === parts, figures: `${seen} of ${parts} parts came while the answer was still open` };
  },
};

/** `next` resolves to false when nothing has arrived in time. */
function createArrivals() {
  let note = (): void => undefined;
  return {
    note: () => {
      note();
    },
    async next(): Promise<boolean> {
      return await new Promise((resolve) => {
        const timer = setTimeout(resolve, withinSeconds * 1_000, false);
        note = () => {
          clearTimeout(timer);
          resolve(true);
        };
      });
    },
  };
}
