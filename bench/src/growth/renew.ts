import { createHash } from 'node:crypto';

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const nobody: ReadonlySet<string> = new Set();
/** Hashes, secrets and tokens: no other value is that long without a space. */
const digest = /^[\w-]{32,}$/;

/**
 * Copies a document for another world: every name refers to another person, and unique values stay unique. Within one world a name always
 * maps to the same new one, so that references between documents remain valid. `kept` are people shared by every world.
 */
export function renew(value: unknown, world: number, kept: ReadonlySet<string> = nobody): unknown {
  if (typeof value === 'string') {
    return renewText(value, world, kept);
  }
  if (Array.isArray(value)) {
    return value.map((item) => renew(item, world, kept));
  }
  return isPlain(value)
    ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, renew(part, world, kept)]))
    : value;
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function renewText(text: string, world: number, kept: ReadonlySet<string>): string {
  const renewed = text.replaceAll(uuid, (id) => (kept.has(id) ? id : otherUuid(id, world)));
  if (renewed !== text || kept.has(text)) {
    return renewed;
  }
  if (digest.test(text)) {
    return hashOf(text, world).repeat(2).slice(0, text.length);
  }
  return text.includes('@') ? `w${world}.${text}` : text;
}

function otherUuid(id: string, world: number): string {
  const hex = hashOf(id, world);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

function hashOf(text: string, world: number): string {
  return createHash('sha256').update(`${world} ${text}`).digest('hex');
}
