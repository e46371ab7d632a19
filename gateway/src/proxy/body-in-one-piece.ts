import { Stream } from 'node:stream';

export const noBody = Buffer.alloc(0);

/** A body that is here, as the proxy wants it: something to pipe. It goes with the head of the call, in one write. */
export class BodyInOnePiece extends Stream {
  readonly #body: Buffer;

  constructor(body: Buffer) {
    super();
    this.#body = body;
  }

  override pipe<Call extends NodeJS.WritableStream>(call: Call): Call {
    if (this.#body.length === 0) {
      call.end();
    } else {
      call.end(this.#body);
    }
    return call;
  }
}
