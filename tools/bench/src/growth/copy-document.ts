import { createHash } from 'node:crypto';

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const noIds: ReadonlySet<string> = new Set();
/** Matches hashes, secrets and tokens. UUIDs match too, but `copyText` replaces them first. */
const digest = /^[\w-]{32,}$/;

/**
 * Copies a document of the seed data with new ids, email addresses and hashes, so that the copy belongs to other people. Within one copy
 * number, an id always maps to the same new id, so that references between documents remain valid. `sharedIds`: ids that every copy keeps.
 */
export function copyDocument(
  value: unknown,
  copyNumber: number,
  sharedIds: ReadonlySet<string> = noIds,
): unknown {
  if (typeof value === 'string') {
    return copyText(value, copyNumber, sharedIds);
  }
  if (Array.isArray(value)) {
    return value.map((item) => copyDocument(item, copyNumber, sharedIds));
  }
  return isPlainObject(value)
    ? Object.fromEntries(
        Object.entries(value).map(([name, part]) => [name, copyDocument(part, copyNumber, sharedIds)]),
      )
    : value;
}

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function copyText(text: string, copyNumber: number, sharedIds: ReadonlySet<string>): string {
  const copied = text.replaceAll(uuid, (id) => (sharedIds.has(id) ? id : otherUuid(id, copyNumber)));
  if (copied !== text || sharedIds.has(text)) {
    return copied;
  }
  if (digest.test(text)) {
    return hashOf(text, copyNumber).repeat(2).slice(0, text.length);
  }
  return text.includes('@') ? `w${copyNumber}.${text}` : text;
}

function otherUuid(id: string, copyNumber: number): string {
  const hex = hashOf(id, copyNumber);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

function hashOf(text: string, copyNumber: number): string {
  return createHash('sha256').update(`${copyNumber} ${text}`).digest('hex');
}
