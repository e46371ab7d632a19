import type { IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Request, Response } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import type { Plugin, RequestHandler } from 'http-proxy-middleware';
import { BodyInOnePiece, noBody } from './body-in-one-piece.ts';
import { cleanAnswer } from './clean-answer.ts';
import { startDeadline } from './deadline.ts';
import { createUpstreamAgent } from './upstream-agent.ts';
import { answerFailure, mayRepeat, toFailure } from './upstream-failure.ts';

/** One call on its way. */
type Passage = {
  body: Buffer;
  requestId: string;
  maySetCookie: boolean;
  attempt: number;
  deadline?: NodeJS.Timeout;
  /** As the upstream gave it. */
  onAnswer: (answer: IncomingMessage) => void;
};

export type Forwarding = Omit<Passage, 'attempt' | 'deadline'> & { request: Request; response: Response };

/** A service, or a server of files. */
export type Upstream = {
  /** Headers must be ours already: what is in `request.headers` is what the upstream gets. */
  forward(forwarding: Forwarding): void;
};

type ProxyServer = Parameters<Plugin<Request, Response>>[0];

export type Upstreams = {
  at: (url: string) => Upstream;
  stop(): void;
};

type UpstreamOptions = { answerWithinMs: number; retryAfterMs?: number };

export function createUpstreams({ answerWithinMs, retryAfterMs = 100 }: UpstreamOptions): Upstreams {
  const agent = createUpstreamAgent();
  const passages = new WeakMap<IncomingMessage, Passage>();

  function proxyTo(target: URL): RequestHandler<Request, Response> {
    const proxy = createProxyMiddleware<Request, Response>({
      target,
      agent,
      changeOrigin: true,
      // The usual ones write lines and answers of their own; one spells the address of each call anew for that.
      ejectPlugins: true,
      plugins: [listen],
      // Called for each request with options of its own: the one place to give it the body that was read.
      router: (request, _response, options) => {
        options.buffer = new BodyInOnePiece(passages.get(request)?.body ?? noBody);
        return target;
      },
    });
    return proxy;

    function listen(server: ProxyServer): void {
      server.on('proxyReq', (call, request, response) => {
        const passage = passages.get(request);
        if (passage !== undefined) {
          passage.deadline = startDeadline(call, response, answerWithinMs);
        }
      });
      server.on('proxyRes', (answer, request, response) => {
        const passage = passages.get(request);
        clearTimeout(passage?.deadline);
        passage?.onAnswer(answer);
        cleanAnswer(answer, response, { setCookie: passage?.maySetCookie ?? false });
      });
      server.on('error', (error, request, response) => {
        if (request !== undefined) {
          void handleFailure(proxy, { error, request, response: response as Response });
        }
      });
    }
  }

  type Failed = { error: Error; request: Request; response: Response };

  async function handleFailure(
    proxy: RequestHandler<Request, Response>,
    { error, request, response }: Failed,
  ): Promise<void> {
    const passage = passages.get(request);
    clearTimeout(passage?.deadline);
    if (hasLeft(response) || passage === undefined) {
      return;
    }
    if (response.headersSent) {
      // Half an answer must not look like a whole one.
      response.destroy();
      return;
    }
    const failure = toFailure(error);
    if (passage.attempt === 1 && mayRepeat(failure, request.method)) {
      passage.attempt = 2;
      await delay(retryAfterMs);
      if (!hasLeft(response)) {
        await proxy(request, response);
      }
      return;
    }
    answerFailure(response, failure, passage.requestId);
  }

  return {
    at(url) {
      const proxy = proxyTo(new URL(url));
      return {
        forward({ request, response, ...passage }) {
          passages.set(request, { ...passage, attempt: 1 });
          void proxy(request, response);
        },
      };
    },
    stop() {
      agent.destroy();
    },
  };
}

function hasLeft({ destroyed }: Response): boolean {
  return destroyed;
}
