import { envelope } from '@marquee/contracts/message';
import type { Envelope } from '@marquee/contracts/message';
import type { z } from 'zod';
import type { Subscription } from './bus.ts';

export type Admitted = { envelope: Envelope } | { reason: string };

/** Reads what arrived for a subscription; the reason tells why it can never be handled. */
export function admitMessage({ messages }: Subscription, content: string): Admitted {
  const wrapper = envelope.safeParse(parseJson(content));
  if (!wrapper.success) {
    return { reason: `invalid envelope: ${describe(wrapper.error)}` };
  }
  const declared = messages.find(({ type }) => type === wrapper.data.type);
  if (declared === undefined) {
    return { reason: `unexpected message: ${wrapper.data.type}` };
  }
  const payload = declared.payload.safeParse(wrapper.data.payload);
  if (!payload.success) {
    return { reason: `invalid payload: ${describe(payload.error)}` };
  }
  return { envelope: { ...wrapper.data, payload: payload.data } };
}

export function parseJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}

function describe({ issues }: z.ZodError): string {
  return issues.map((issue) => `${issue.path.join('.')} ${issue.message}`.trim()).join('; ');
}
