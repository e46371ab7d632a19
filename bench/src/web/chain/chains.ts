/**
 * `askedBy`: addresses of the files that caused the request; empty: the visitor. `isOnTouch`: made after the first interaction with the page.
 */
export type Request = { url: string; askedBy: readonly string[]; isOnTouch?: boolean };

type Reached = { chain: readonly string[]; isOnTouch: boolean };

/**
 * The longest chain of requests in which each waited for the previous one, starting with the page itself. For a file requested repeatedly
 * the first request counts: a preload waits only for the page, whatever uses it later. What an interaction requests waits for the visitor,
 * not for the files that had loaded before, so it counts as requested by the page.
 */
export function longestChain(requests: readonly Request[]): readonly string[] {
  const reached = new Map<string, Reached>();
  for (const { url, askedBy, isOnTouch = false } of requests) {
    if (!reached.has(url)) {
      const before = askedBy.flatMap((one) => reached.get(one) ?? []);
      const chains = before.map((one) => (isOnTouch && !one.isOnTouch ? one.chain.slice(0, 1) : one.chain));
      reached.set(url, { chain: [...longest(chains), url], isOnTouch });
    }
  }
  return longest([...reached.values()].map(({ chain }) => chain));
}

function longest(chains: readonly (readonly string[])[]): readonly string[] {
  return chains.reduce((found, chain) => (chain.length > found.length ? chain : found), []);
}
