import { randomUUID } from 'node:crypto';
import type { ConfirmChannel, Options } from 'amqplib';

export type Publication = {
  exchange: string;
  routingKey: string;
  content: Buffer;
  options?: Options.Publish;
};

export type Publisher = {
  /** Resolves on the broker's confirm. Rejects if the broker rejects or returns the message, on timeout, or if the channel closes. */
  publish(publication: Publication): Promise<void>;
  /** Resolves when every confirm has arrived or timed out. */
  idle(): Promise<void>;
  /** Rejects pending and new publications until `resume`. */
  pause(reason: string): void;
  resume(): void;
  isPaused(): boolean;
  /** Resolves once the publisher is not paused, or has ended. */
  whenResumed(): Promise<void>;
  /** Rejects every publication from now on. */
  end(): void;
};

/** Creates the publisher of a channel. It buffers nothing: a message that the broker does not accept remains with the caller. */
export function createPublisher(channel: ConfirmChannel, confirmTimeoutMs: number): Publisher {
  const returned = new Set<string>();
  const waiting = new Set<(error: Error) => void>();
  const unsettled = new Set<Promise<void>>();
  const resumed = new Set<() => void>();
  let refusal: Error | null = null;
  let hasEnded = false;
  channel.on('return', ({ properties }) => {
    returned.add(String(properties.messageId));
  });
  channel.on('close', end);

  function refuse(reason: string): void {
    const error = new Error(reason);
    refusal = error;
    for (const settle of [...waiting]) {
      settle(error);
    }
  }

  function wake(): void {
    for (const resolve of resumed) {
      resolve();
    }
    resumed.clear();
  }

  function end(): void {
    hasEnded = true;
    refuse('the channel closed before the confirm');
    refusal = new Error('not connected to the broker');
    wake();
  }

  function send({ exchange, routingKey, content, options }: Publication): Promise<void> {
    const messageId = randomUUID();
    return new Promise<void>((resolve, reject) => {
      const settle = (error: Error | null): void => {
        clearTimeout(timer);
        waiting.delete(settle);
        const wasReturned = returned.delete(messageId);
        const failure = error ?? (wasReturned ? new Error(`no queue is bound for ${routingKey}`) : null);
        if (failure === null) {
          resolve();
        } else {
          reject(failure);
        }
      };
      const timer = setTimeout(() => {
        settle(new Error(`no confirm within ${confirmTimeoutMs} ms`));
      }, confirmTimeoutMs);
      waiting.add(settle);
      const sent = {
        persistent: true,
        mandatory: true,
        contentType: 'application/json',
        ...options,
        messageId,
      };
      channel.publish(exchange, routingKey, content, sent, (error: unknown) => {
        settle(error instanceof Error ? error : toError(error));
      });
    });
  }

  return {
    publish(publication) {
      if (refusal !== null) {
        return Promise.reject(refusal);
      }
      const sent = send(publication);
      const settled = sent.then(forget, forget);
      function forget(): void {
        unsettled.delete(settled);
      }
      unsettled.add(settled);
      return sent;
    },
    async idle() {
      await Promise.all(unsettled);
    },
    pause: refuse,
    resume() {
      if (!hasEnded) {
        refusal = null;
        wake();
      }
    },
    isPaused: () => refusal !== null,
    async whenResumed() {
      if (refusal !== null && !hasEnded) {
        await new Promise<void>((resolve) => {
          resumed.add(resolve);
        });
      }
    },
    end,
  };
}

/** Returns null for a confirmed message, for which amqplib passes null as the error. */
function toError(error: unknown): Error | null {
  return error === null || error === undefined ? null : new Error('the broker refused the message');
}
