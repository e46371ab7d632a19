import type { Agent, ClientRequest, IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { whenClosed } from '@marquee/service-kit/http/when-closed';
import type { Request, Response } from 'express';
import { createProxyMiddleware, proxyEventsPlugin } from 'http-proxy-middleware';
import type { OnProxyEvent } from 'http-proxy-middleware';
import { sendAnswer } from './send-answer.ts';
import { toFailure } from './upstream-failure.ts';
import type { UpstreamFailure } from './upstream-failure.ts';

/** One forwarded call. */
export type Forwarding = {
  request: Request;
  response: Response;
  /** All headers for the upstream except `host`. */
  headers: IncomingHttpHeaders;
  /** Empty if the call has no body. */
  body: Buffer;
  requestId: string;
  maySetCookie: boolean;
  /** Receives the answer's headers as the upstream sent them. */
  onAnswer: (headers: IncomingHttpHeaders) => void;
  /** Called instead of forwarding a 404. */
  onMissing?: () => void;
};

/**
 * `closed`: the answer was sent, perhaps not to its end, or the client disconnected. `missing`: the upstream answered 404, and `onMissing`
 * answers instead. Any other outcome: the attempt failed before the client received anything.
 */
export type Outcome = 'closed' | 'missing' | UpstreamFailure;

/** Makes one attempt over a connection of `agent`. Sends `request.headers`, which the caller must have replaced. Never rejects. */
export type Proxy = (forwarding: Forwarding, agent: Agent) => Promise<Outcome>;

type ProxyOptions = { target: URL; answerWithinMs: number };

type Attempt = Forwarding & { agent: Agent; settle: (outcome: Outcome) => void };

type Attempts = Map<IncomingMessage, Attempt>;

/** To be called once per upstream: each middleware adds a close listener to every server, and Node warns above ten listeners. */
export function createProxy({ target, answerWithinMs }: ProxyOptions): Proxy {
  const attempts: Attempts = new Map();
  const proxy = createProxyMiddleware({
    target,
    // Sets the agent here, because no other hook can set options per call. The middleware passes a copy of its options.
    router: (request, _response, options) => {
      options.agent = attempts.get(request)?.agent;
      return target;
    },
    changeOrigin: true,
    proxyTimeout: answerWithinMs,
    selfHandleResponse: true,
    // The default plugins would write to the log and answer failures with their own text.
    ejectPlugins: true,
    plugins: [proxyEventsPlugin],
    on: listenersFor(attempts, answerWithinMs),
  });

  return async (forwarding, agent) => {
    const { promise, resolve: settle } = Promise.withResolvers<Outcome>();
    const { request, response } = forwarding;
    attempts.set(request, { ...forwarding, agent, settle });
    whenClosed(response, () => {
      settle('closed');
    });
    void proxy(request, response, () => {
      settle('broken');
    });
    const outcome = await promise;
    attempts.delete(request);
    return outcome;
  };
}

/** The middleware's events identify a call only by its request. */
function listenersFor(attempts: Attempts, answerWithinMs: number): OnProxyEvent {
  return {
    // The middleware does not emit this event for a call with `Expect`, so the gateway does not forward that header.
    proxyReq(call, request) {
      const attempt = attempts.get(request);
      if (attempt !== undefined) {
        send(call, attempt, answerWithinMs);
      }
    },
    proxyRes(answer, request) {
      const attempt = attempts.get(request);
      if (attempt !== undefined) {
        receive(answer, attempt);
      }
    },
    error(error, request) {
      const attempt = attempts.get(request);
      attempt?.settle(isBegun(attempt.response) ? 'closed' : toFailure(error));
    },
  };
}

function send(call: ClientRequest, { body, settle }: Attempt, answerWithinMs: number): void {
  // `proxyTimeout` measures only silence: an upstream that sends a byte now and then would never time out.
  const deadline = setTimeout(() => {
    settle('timed-out');
    call.destroy();
  }, answerWithinMs);
  const stop = (): void => {
    clearTimeout(deadline);
  };
  call.once('response', stop).once('close', stop);
  // Runs before the middleware's listener, which destroys the call as if the connection had been reset.
  call.prependListener('timeout', () => {
    settle(call.socket?.connecting === true ? 'refused' : 'timed-out');
  });
  // Without a listener Node closes the connection and reports nothing.
  call.on('upgrade', (_answer, socket) => {
    socket.destroy();
    settle('broken');
  });
  // Sends head and body in one write; an empty buffer would need a second write.
  call.end(body.length > 0 ? body : undefined);
}

function receive(answer: IncomingMessage, attempt: Attempt): void {
  const { response, maySetCookie, onAnswer, onMissing, settle } = attempt;
  if (answer.statusCode === 404 && onMissing !== undefined) {
    answer.resume().once('end', () => {
      settle('missing');
    });
    return;
  }
  // The timeout applies only to the head, because a stream may be silent for a long time.
  answer.setTimeout(0);
  onAnswer(answer.headers);
  sendAnswer(answer, response, { setCookie: maySetCookie });
}

function isBegun({ headersSent, destroyed }: Response): boolean {
  return headersSent || destroyed;
}
