/**
 * `initiators`: addresses of the files that caused the request; empty if the visitor caused it. `isAfterInteraction`: sent after the first
 * interaction with the page.
 */
export type Request = { url: string; initiators: readonly string[]; isAfterInteraction?: boolean };

type ReachedFile = { chain: readonly string[]; isAfterInteraction: boolean };

/**
 * Returns the longest chain of requests in which each waited for the previous one, starting with the page itself. If a file is requested
 * repeatedly, its first request counts, so that a preloaded file waits only for the page. A request that an interaction causes counts as
 * requested by the page, because it waits for the visitor and not for the files that were loaded before.
 */
export function longestChain(requests: readonly Request[]): readonly string[] {
  const reached = new Map<string, ReachedFile>();
  for (const { url, initiators, isAfterInteraction = false } of requests) {
    if (!reached.has(url)) {
      const before = initiators.flatMap((one) => reached.get(one) ?? []);
      const chains = before.map((one) =>
        isAfterInteraction && !one.isAfterInteraction ? one.chain.slice(0, 1) : one.chain,
      );
      reached.set(url, { chain: [...longest(chains), url], isAfterInteraction });
    }
  }
  return longest([...reached.values()].map(({ chain }) => chain));
}

function longest(chains: readonly (readonly string[])[]): readonly string[] {
  return chains.reduce((found, chain) => (chain.length > found.length ? chain : found), []);
}
