// Runs as a separate process, so that it does not use the measured core.
import { Agent, get } from 'node:http';

import { spreadOf } from './spread.ts';
import type { Timing } from './median-latency.ts';

const { url, headers, seconds } = JSON.parse(process.argv[2] ?? '') as Timing;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const end = performance.now() + seconds * 1_000;
const milliseconds: number[] = [];

while (performance.now() < end) {
  const start = performance.now();
  await sendRequest();
  milliseconds.push(performance.now() - start);
}
agent.destroy();
process.stdout.write(JSON.stringify({ medianMicroseconds: spreadOf(milliseconds).median * 1_000 }));

async function sendRequest(): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    get(url, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) {
        reject(new Error(`${url} answered ${String(answer.statusCode)}`));
      }
      answer.resume().once('end', resolve);
    }).once('error', reject);
  });
}
