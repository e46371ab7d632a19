import { randomUUID } from 'node:crypto';
import type { ConfirmChannel, Options } from 'amqplib';

export type Publication = {
  exchange: string;
  routingKey: string;
  content: Buffer;
  options?: Options.Publish;
};

export type Publisher = {
  /** Resolves on the broker's confirm; rejects when it is refused, returned, late, or the channel closes. */
  publish(publication: Publication): Promise<void>;
  /** Resolves when every confirm has come or is given up. */
  idle(): Promise<void>;
};

/** One per channel: unsent messages stay in the outbox, never in memory. */
export function createPublisher(channel: ConfirmChannel, confirmTimeoutMs: number): Publisher {
  const returned = new Set<string>();
  const waiting = new Set<(error: Error) => void>();
  const unsettled = new Set<Promise<void>>();
  channel.on('return', ({ properties }) => {
    returned.add(String(properties.messageId));
  });
  channel.on('close', () => {
    for (const refuse of waiting) {
      refuse(new Error('the channel closed before the confirm'));
    }
  });

  function send({ exchange, routingKey, content, options }: Publication): Promise<void> {
    const messageId = randomUUID();
    return new Promise<void>((resolve, reject) => {
      const settle = (error: Error | null): void => {
        clearTimeout(timer);
        waiting.delete(settle);
        const wasReturned = returned.delete(messageId);
        const failure = error ?? (wasReturned ? new Error(`no queue takes ${routingKey}`) : null);
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
  };
}

/** The callback's error is null on a confirm. */
function toError(error: unknown): Error | null {
  return error === null || error === undefined ? null : new Error('the broker refused the message');
}
