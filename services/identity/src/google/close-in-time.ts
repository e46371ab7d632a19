import * as http from 'node:http';
import * as https from 'node:https';
import type { Strategy } from 'passport-google-oauth20';

/** The strategy's client has no time limit: whoever it asks could keep each of its connections open for ever. */
export function closeInTime(strategy: Strategy, waitMs: number): void {
  // eslint-disable-next-line @typescript-eslint/dot-notation -- protected, and no option leads there
  Object.assign(strategy['_oauth2'], {
    _chooseHttpLibrary({ protocol }: { protocol: string | null }) {
      const { request } = protocol === 'https:' ? https : http;
      return {
        request: (options: http.RequestOptions) =>
          request({ ...options, signal: AbortSignal.timeout(waitMs) }),
      };
    },
  });
}
