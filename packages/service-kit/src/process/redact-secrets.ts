import { maskEmails } from './mask-personal.ts';

/** The value of a field whose name contains one of these words is never logged. */
const secretName = /password|passcode|token|secret|signing|totp|recovery|cookie|authorization|e-?mail|phone/i;
const maxDepth = 5;

/** Returns a copy of a log line's fields without secrets and personal data. Errors have their own serializer. */
export function redactSecrets(fields: Readonly<Record<string, unknown>>, depth = 0): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      secretName.test(name) ? '[redacted]' : redactValue(value, depth),
    ]),
  );
}

function redactValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') {
    return maskEmails(value);
  }
  if (typeof value !== 'object' || value === null || value instanceof Error || value instanceof Date) {
    return value;
  }
  if (depth === maxDepth) {
    return '[too deep]';
  }
  return Array.isArray(value)
    ? value.map((entry) => redactValue(entry, depth + 1))
    : redactSecrets({ ...value }, depth + 1);
}
