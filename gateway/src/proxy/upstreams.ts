import type { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Response } from 'express';
import { createBulkhead } from './bulkhead.ts';
import { createProxy } from './create-proxy.ts';
import type { Forwarding, Outcome } from './create-proxy.ts';
import { readAnswer } from './read-answer.ts';
import type { ReadAnswer, Reading } from './read-answer.ts';
import { createUpstreamAgent, upstreamLimits } from './upstream-agent.ts';
import { answerFailure, mayRepeat } from './upstream-failure.ts';

/** A service or a file server. */
export type Upstream = {
  /** Resolves when the call has ended. */
  forward(forwarding: Forwarding): Promise<void>;
  /**
   * Reads an answer for a page in one attempt. Rejects if the bulkhead does not admit the call (also if the client disconnects while
   * the call waits), if the connection fails, or if the signal aborts before the answer is complete.
   */
  read(reading: Reading & { response: Response }): Promise<ReadAnswer>;
};

export type Upstreams = {
  at: (url: string) => Upstream;
  /** Closes all connections. */
  stop(): void;
};

type UpstreamOptions = {
  /** Timeout of an attempt in milliseconds: once for the wait in the bulkhead, and again for the head of the answer. */
  answerWithinMs: number;
};

const retryAfterMs = 100;

export function createUpstreams({ answerWithinMs }: UpstreamOptions): Upstreams {
  const agents: Agent[] = [];

  function agentFor(target: URL, connections: { keepAlive: boolean }): Agent {
    const agent = createUpstreamAgent(target, connections);
    agents.push(agent);
    return agent;
  }

  return {
    at(url) {
      const target = new URL(url);
      const proxy = createProxy({ target, answerWithinMs });
      const agentsByAttempt = {
        first: agentFor(target, { keepAlive: true }),
        // The second attempt uses a new connection, because other open connections may lead to the same broken replica.
        second: agentFor(target, { keepAlive: false }),
      };
      const bulkhead = createBulkhead({ ...upstreamLimits, maxWaitMs: answerWithinMs });

      return {
        read: readThroughBulkhead,
        async forward(forwarding) {
          const { request, response, headers, requestId, onMissing } = forwarding;
          const received = request.headers;
          request.headers = headers;
          let outcome = await attempt(forwarding, agentsByAttempt.first);
          if (mayRepeat(outcome, request)) {
            await delay(retryAfterMs);
            outcome = await attempt(forwarding, agentsByAttempt.second);
          }
          request.headers = received;
          if (outcome === 'missing') {
            onMissing?.();
          } else if (outcome !== 'closed') {
            answerFailure(response, outcome, requestId);
          }
        },
      };

      async function readThroughBulkhead({
        response,
        ...reading
      }: Reading & { response: Response }): Promise<ReadAnswer> {
        const entry = await bulkhead.enter(response);
        if (entry !== 'entered') {
          throw new Error(`The call was not made: ${entry}`);
        }
        try {
          return await readAnswer(target, { ...reading, agent: agentsByAttempt.first });
        } finally {
          bulkhead.leave();
        }
      }

      async function attempt(forwarding: Forwarding, agent: Agent): Promise<Outcome> {
        if (forwarding.response.destroyed) {
          return 'closed';
        }
        const entry = await bulkhead.enter(forwarding.response);
        if (entry !== 'entered') {
          return entry;
        }
        try {
          return await proxy(forwarding, agent);
        } finally {
          bulkhead.leave();
        }
      }
    },
    stop() {
      agents.forEach((agent) => {
        agent.destroy();
      });
    },
  };
}
