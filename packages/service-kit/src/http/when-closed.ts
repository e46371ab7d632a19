import type { Response } from 'express';

const acts = new Map<Response, (() => void)[]>();

/** Once the answer is sent or the client has left. One listener for all: the proxy needs most of the ten that are allowed. */
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
