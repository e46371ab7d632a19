import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Request, Response } from 'express';
import { AnswerRelay } from './answer-relay.ts';
import { cleanAnswer } from './clean-answer.ts';
import { answerFailure, mayRepeat, toFailure } from './upstream-failure.ts';
import { createUpstreamPool } from './upstream-pool.ts';
import type { UpstreamPool } from './upstream-pool.ts';

/** One call on its way. */
export type Forwarding = {
  request: Request;
  response: Response;
  /** All that the upstream is told, but for its own name and the length of the body. */
  headers: IncomingHttpHeaders;
  /** Empty where the call brings none. */
  body: Buffer;
  requestId: string;
  maySetCookie: boolean;
  /** The headers as the upstream gave them. */
  onAnswer: (headers: IncomingHttpHeaders) => void;
  /** Called instead of handing a 404 on. */
  onMissing?: () => void;
};

/** A service, or a server of files. */
export type Upstream = {
  forward(forwarding: Forwarding): void;
};

export type Upstreams = {
  at: (url: string) => Upstream;
  stop(): Promise<void>;
};

type UpstreamOptions = { answerWithinMs: number; retryAfterMs?: number };

export function createUpstreams({ answerWithinMs, retryAfterMs = 100 }: UpstreamOptions): Upstreams {
  const pools: UpstreamPool[] = [];

  return {
    at(url) {
      const { origin, pathname } = new URL(url);
      const base = pathname.replace(/\/$/, '');
      const pool = createUpstreamPool(origin);
      pools.push(pool);
      return {
        forward(forwarding) {
          send(pool, { ...forwarding, path: base + forwarding.request.url, attempt: 1 });
        },
      };
    },
    async stop() {
      await Promise.all(pools.map((pool) => pool.stop()));
    },
  };

  type Sending = Forwarding & { path: string; attempt: number };

  function send(pool: UpstreamPool, sending: Sending): void {
    const { request, response, path, headers, body, maySetCookie, onAnswer, onMissing, requestId } = sending;
    if (response.destroyed) {
      // Whoever left before is not told of again: nobody would end the call.
      return;
    }
    if (pool.isFull()) {
      answerFailure(response, 'refused', requestId);
      return;
    }
    const relay = new AnswerRelay({
      response,
      pool,
      answerWithinMs,
      onAnswer(answered) {
        onAnswer(answered);
        return cleanAnswer(answered, { setCookie: maySetCookie });
      },
      onMissing,
      onFailure: (error) => void recover(pool, sending, error),
    });
    pool.send({ path, method: request.method, headers, body: body.length > 0 ? body : null }, relay);
  }

  async function recover(pool: UpstreamPool, sending: Sending, error: Error): Promise<void> {
    const { request, response, attempt, requestId } = sending;
    const failure = toFailure(error);
    if (attempt > 1 || !mayRepeat(failure, request.method)) {
      answerFailure(response, failure, requestId);
      return;
    }
    await delay(retryAfterMs);
    send(pool, { ...sending, attempt: attempt + 1 });
  }
}
