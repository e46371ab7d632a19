import { randomInt } from 'node:crypto';
import getPort from 'get-port';

/**
 * The ports are below those of outgoing connections, which begin at 32768 on Linux and at 49152 elsewhere. Otherwise an outgoing connection
 * could take a port between its selection and its use.
 */
const FIRST = 20_000;
const END = 32_000;
const TRIES = 100;

/** Returns an unused port. The port is random, because several runs may search concurrently. */
export async function freePort(): Promise<number> {
  return await getPort({
    host: '127.0.0.1',
    port: Array.from({ length: TRIES }, () => randomInt(FIRST, END)),
  });
}
