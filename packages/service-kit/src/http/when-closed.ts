import type { Response } from 'express';

const callbacks = new Map<Response, (() => void)[]>();

/**
 * Calls back once the response is sent or the client has disconnected. Shares one listener per response: the proxy needs most of the ten
 * that Node permits.
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
