import { randomInt } from 'node:crypto';
import getPort from 'get-port';

/** Below what systems give to outgoing connections (Linux from 32768, others from 49152): none of those takes a port between its being found and its use. */
const FIRST = 20_000;
const END = 32_000;
const TRIES = 100;

/** A port of this machine that nobody listens at, another one each time; picked at random, because several runs may look at once. */
export async function freePort(): Promise<number> {
  return await getPort({
    host: '127.0.0.1',
    port: Array.from({ length: TRIES }, () => randomInt(FIRST, END)),
  });
}
