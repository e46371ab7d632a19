import type { TestTokens } from '@marquee/service-kit/test-kit/tokens';

const mostRemembered = 500;

/** Signing is expensive: caches a token per session, service and time of a clock that only moves between actions. */
export function rememberTokens(tokens: TestTokens, now: () => Date): TestTokens {
  const remembered = new Map<string, Promise<string>>();

  return {
    ...tokens,
    async tokenFor(caller, audience) {
      const key = `${caller.sid} ${audience} ${now().toISOString()}`;
      const known = remembered.get(key);
      if (known !== undefined) {
        return known;
      }
      if (remembered.size >= mostRemembered) {
        remembered.clear();
      }
      const signed = tokens.tokenFor(caller, audience);
      remembered.set(key, signed);
      return signed;
    },
  };
}
