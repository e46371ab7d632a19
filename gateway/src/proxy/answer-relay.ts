import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { Dispatcher } from 'undici';
import { noAnswerInTime } from './upstream-failure.ts';
import type { UpstreamPool } from './upstream-pool.ts';

type RelayDeps = {
  response: ServerResponse;
  /** Where the call is sent. */
  pool: Pick<UpstreamPool, 'leave' | 'ended'>;
  /** Until the answer begins. */
  answerWithinMs: number;
  /** The headers as the upstream gave them; what it returns goes to the client. */
  onAnswer: (headers: IncomingHttpHeaders) => IncomingHttpHeaders;
  /** Called instead of handing on that there is no such thing (404), where it is somewhere else perhaps. */
  onMissing: (() => void) | undefined;
  /** Nothing of an answer has come. Not called when the client has left. */
  onFailure: (error: Error) => void;
};

/** Hands one answer of an upstream to the client as it comes, no faster than the client takes it. */
export class AnswerRelay implements Dispatcher.DispatchHandler {
  readonly #deps: RelayDeps;
  readonly #deadline: NodeJS.Timeout;
  #controller: Dispatcher.DispatchController | null = null;
  #isMissing = false;
  #isOver = false;

  constructor(deps: RelayDeps) {
    this.#deps = deps;
    this.#deadline = setTimeout(() => {
      this.#giveUp(noAnswerInTime());
    }, deps.answerWithinMs);
    deps.response.once('close', this.#clientIsGone);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    if (this.#isOver) {
      // Nothing is written yet: thrown, it ends the call alone; an abort would end the connection just made for it, too.
      throw nobodyWaits();
    }
    this.#controller = controller;
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    if (status < 200) {
      return;
    }
    const { response, onAnswer, onMissing } = this.#deps;
    if (status === 404 && onMissing !== undefined) {
      this.#isMissing = true;
      return;
    }
    clearTimeout(this.#deadline);
    response.writeHead(status, withOurs(response, onAnswer(headers)));
    if (headers['content-length'] === undefined) {
      // A stream: whoever listens is told that it has begun, before there is anything in it.
      response.flushHeaders();
    }
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    const { response } = this.#deps;
    if (!this.#isMissing && !response.write(chunk)) {
      controller.pause();
      response.once('drain', () => {
        controller.resume();
      });
    }
  }

  onResponseEnd(): void {
    this.#isOver = true;
    const { response, pool, onMissing } = this.#deps;
    if (this.#isMissing) {
      this.#forget();
      onMissing?.();
    } else {
      response.end();
    }
    pool.ended();
  }

  onResponseError(_: Dispatcher.DispatchController | null, error: Error): void {
    this.#giveUp(error);
    this.#deps.pool.ended();
  }

  readonly #clientIsGone = (): void => {
    clearTimeout(this.#deadline);
    if (!this.#isOver) {
      this.#leave(nobodyWaits());
    }
  };

  #giveUp(error: Error): void {
    if (this.#isOver) {
      return;
    }
    this.#forget();
    this.#leave(error);
    const { response, onFailure } = this.#deps;
    if (response.headersSent) {
      // Half an answer must not look like a whole one.
      response.destroy();
      return;
    }
    onFailure(error);
  }

  /** Neither the clock nor the client ends this any more. */
  #forget(): void {
    clearTimeout(this.#deadline);
    this.#deps.response.off('close', this.#clientIsGone);
  }

  #leave(error: Error): void {
    this.#isOver = true;
    this.#deps.pool.leave(this);
    this.#controller?.abort(error);
  }
}

/** An answer may depend on what both looked at. */
function withOurs(response: ServerResponse, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const ours = response.getHeader('vary');
  return ours === undefined ? headers : { ...headers, vary: [ours, headers.vary ?? []].flat().join(', ') };
}

function nobodyWaits(): Error {
  return new Error('nobody waits for the answer');
}
