import type { Response } from 'express';

const callbacks = new Map<Response, (() => void)[]>();

/**
 * Calls back once the response is sent or the client has disconnected. All callbacks share one listener per response, because the proxy
 * needs most of the ten listeners that Node permits without a warning.
 */
export function whenClosed(response: Response, callback: () => void): void {
  const known = callbacks.get(response);
  if (known !== undefined) {
    known.push(callback);
    return;
  }
  const all = [callback];
  callbacks.set(response, all);
  response.once('close', () => {
    callbacks.delete(response);
    all.forEach((each) => {
      each();
    });
  });
}
