import { isUtf8 } from 'node:buffer';
import { envelope } from '@marquee/contracts/message';
import type { Envelope } from '@marquee/contracts/message';
import type { z } from 'zod';
import type { Subscription } from './bus.ts';

export type Admitted = { envelope: Envelope } | { reason: string };

/** Parses the content of a message for a subscription. Returns a `reason` if the message can never be handled. */
export function admitMessage({ messages }: Subscription, content: Buffer): Admitted {
  const read = readJson(content);
  if ('reason' in read) {
    return { reason: `invalid envelope: ${read.reason}` };
  }
  const wrapper = envelope.safeParse(read.json);
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

/** The reason names the exact defect, because a wrong encoding and an empty message have different causes. */
function readJson(content: Buffer): { json: unknown } | { reason: string } {
  if (!isUtf8(content)) {
    return { reason: 'it is not UTF-8 text' };
  }
  const text = content.toString('utf8');
  if (text.trim() === '') {
    return { reason: 'it is empty' };
  }
  const json = parseJson(text);
  return json === undefined ? { reason: 'it is not JSON' } : { json };
}

function describe({ issues }: z.ZodError): string {
  return issues.map((issue) => `${issue.path.join('.')} ${issue.message}`.trim()).join('; ');
}
