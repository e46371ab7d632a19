import { randomInt } from 'node:crypto';
import getPort from 'get-port';

/**
 * Below the ports of outgoing connections (Linux from 32768, others from 49152), so that no outgoing connection takes a port between its
 * selection and its use.
 */
const FIRST = 20_000;
const END = 32_000;
const TRIES = 100;

/** An unused port, a different one each time; chosen at random, because several runs may search concurrently. */
export async function freePort(): Promise<number> {
  return await getPort({
    host: '127.0.0.1',
    port: Array.from({ length: TRIES }, () => randomInt(FIRST, END)),
  });
}
