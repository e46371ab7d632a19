import type { TestTokens } from '@marquee/service-kit/test-kit/tokens';

const maxCached = 500;

/** Caches tokens per session, service and time, because signing is expensive. The clock moves only between actions. */
export function cacheTokens(tokens: TestTokens, now: () => Date): TestTokens {
  const cached = new Map<string, Promise<string>>();

  return {
    ...tokens,
    async tokenFor(caller, audience) {
      const key = `${caller.sid} ${audience} ${now().toISOString()}`;
      const known = cached.get(key);
      if (known !== undefined) {
        return known;
      }
      if (cached.size >= maxCached) {
        cached.clear();
      }
      const signed = tokens.tokenFor(caller, audience);
      cached.set(key, signed);
      return signed;
    },
  };
}
