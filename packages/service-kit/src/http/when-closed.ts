import type { Response } from 'express';

const acts = new Map<Response, (() => void)[]>();

/**
 * Calls back once the response is sent or the client has disconnected. Shares one listener per response: the proxy needs most of the ten
 * that Node permits.
 */
export function whenClosed(response: Response, act: () => void): void {
  const known = acts.get(response);
  if (known !== undefined) {
    known.push(act);
    return;
  }
  const all = [act];
  acts.set(response, all);
  response.once('close', () => {
    acts.delete(response);
    all.forEach((each) => {
      each();
    });
  });
}
