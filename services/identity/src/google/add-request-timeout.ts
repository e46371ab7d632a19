import * as http from 'node:http';
import * as https from 'node:https';
import type { Strategy } from 'passport-google-oauth20';

/** Adds a time limit to the strategy's requests. Without one, a server could keep connections open forever. */
export function addRequestTimeout(strategy: Strategy, timeoutMs: number): void {
  // eslint-disable-next-line @typescript-eslint/dot-notation -- protected, and no option sets it
  Object.assign(strategy['_oauth2'], {
    _chooseHttpLibrary({ protocol }: { protocol: string | null }) {
      const { request } = protocol === 'https:' ? https : http;
      return {
        request: (options: http.RequestOptions) =>
          request({ ...options, signal: AbortSignal.timeout(timeoutMs) }),
      };
    },
  });
}
