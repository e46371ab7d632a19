import { maskEmails } from './mask-personal.ts';

/** Never written, whatever somebody logs: whose name holds one of these words. */
const secretName = /password|passcode|token|secret|signing|totp|recovery|cookie|authorization|e-?mail|phone/i;
const deepest = 5;

/** What may be written of a line's fields. Errors stay as they are: they have a serialiser of their own. */
export function withoutSecrets(
  fields: Readonly<Record<string, unknown>>,
  depth = 0,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      secretName.test(name) ? '[redacted]' : harmless(value, depth),
    ]),
  );
}

function harmless(value: unknown, depth: number): unknown {
  if (typeof value === 'string') {
    return maskEmails(value);
  }
  if (typeof value !== 'object' || value === null || value instanceof Error || value instanceof Date) {
    return value;
  }
  if (depth === deepest) {
    return '[too deep]';
  }
  return Array.isArray(value)
    ? value.map((entry) => harmless(entry, depth + 1))
    : withoutSecrets({ ...value }, depth + 1);
}
