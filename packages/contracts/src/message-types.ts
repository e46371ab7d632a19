import { z } from 'zod';
import type { MessageType } from './message.ts';
import * as auditMessages from './messages/audit-messages.ts';
import * as billingMessages from './messages/billing-messages.ts';
import * as eventMessages from './messages/event-messages.ts';
import * as identityMessages from './messages/identity-messages.ts';
import * as invoiceMessages from './messages/invoice-messages.ts';
import * as paymentDefaultMessages from './messages/payment-default-messages.ts';
import * as privacyMessages from './messages/privacy-messages.ts';
import * as quoteMessages from './messages/quote-messages.ts';
import * as snapshotMessages from './messages/snapshot-messages.ts';

function isMessageType(exported: unknown): exported is MessageType {
  return typeof exported === 'object' && exported !== null && 'type' in exported && 'payload' in exported;
}

/** Every message between services. */
export const messageTypes: readonly MessageType[] = [
  identityMessages,
  auditMessages,
  eventMessages,
  quoteMessages,
  paymentDefaultMessages,
  billingMessages,
  invoiceMessages,
  privacyMessages,
  snapshotMessages,
].flatMap((group) => Object.values<unknown>(group).filter(isMessageType));

/** `reason`: why the field is deprecated; absent if it is not. */
export type Field = { name: string; kind: string; reason?: string };

type Shape = {
  type?: unknown;
  format?: unknown;
  enum?: unknown;
  anyOf?: Shape[];
  items?: Shape;
  deprecated?: boolean;
  description?: string;
};

/** The fields of an object schema. `kind` is the type in words: `uuid`, `text or null`, `list of text`. */
export function fieldsOf(schema: z.ZodType): Field[] {
  const { properties = {} } = z.toJSONSchema(schema) as { properties?: Record<string, Shape> };
  return Object.entries(properties).map(([name, shape]) => ({
    ...{ name, kind: kindOf(shape) },
    ...(shape.deprecated === true && { reason: shape.description ?? '' }),
  }));
}

const words: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  boolean: 'yes or no',
  null: 'null',
  'date-time': 'instant',
};

function kindOf({ type, format, enum: options, anyOf, items }: Shape): string {
  if (anyOf !== undefined) {
    return anyOf.map(kindOf).join(' or ');
  }
  if (Array.isArray(options)) {
    return `one of ${options.join(', ')}`;
  }
  if (items !== undefined) {
    return `list of ${kindOf(items)}`;
  }
  const kinds = [typeof format === 'string' ? format : type].flat();
  return kinds.map((kind) => (typeof kind === 'string' ? (words[kind] ?? kind) : 'anything')).join(' or ');
}
