import { randomUUID } from 'node:crypto';

import type { Envelope, MessageType } from '@marquee/contracts/message';
import { toEnvelope, toMessage } from '@marquee/service-kit/messaging/message';
import type { z } from 'zod';

/** Creates a message about one version of an aggregate. */
export type CreateEnvelope = <Payload extends z.ZodType>(
  declared: MessageType<Payload>,
  payload: z.input<Payload>,
  of: { id: string; version: number },
) => Envelope;

export function createEnvelopesAt(at: Date): CreateEnvelope {
  return (declared, payload, { id, version }) => {
    const cause = { requestId: randomUUID(), traceparent: null, actor: 'system' };
    return toEnvelope(toMessage(declared, payload), {
      aggregateId: id,
      aggregateVersion: version,
      cause,
      at,
    });
  };
}

/** The numbers from 1 to `count`. */
export function versions(count: number): number[] {
  return Array.from({ length: count }, (_version, index) => index + 1);
}
