/** `askedBy`: addresses of what has run or was read for it to be asked for; none: the visitor asked. */
export type Request = { url: string; askedBy: readonly string[] };

/**
 * The longest row of requests in which each had to wait for the one before, from the page itself on. A file that was asked for
 * more than once came with the first: what a page names ahead waits for the page alone, whoever uses it later.
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
