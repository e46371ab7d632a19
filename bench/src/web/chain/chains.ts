/** `askedBy`: addresses of the files that caused the request; empty: the visitor. */
export type Request = { url: string; askedBy: readonly string[] };

/**
 * The longest chain of requests in which each waited for the previous one, starting with the page itself. For a file requested repeatedly
 * the first request counts: a preload waits only for the page, whatever uses it later.
 */
export function longestChain(requests: readonly Request[]): readonly string[] {
  const chains = new Map<string, readonly string[]>();
  for (const { url, askedBy } of requests) {
    if (!chains.has(url)) {
      const before = askedBy.map((one) => chains.get(one) ?? []);
      chains.set(url, [...longest(before), url]);
    }
  }
  return longest([...chains.values()]);
}

function longest(chains: readonly (readonly string[])[]): readonly string[] {
  return chains.reduce((found, chain) => (chain.length > found.length ? chain : found), []);
}
