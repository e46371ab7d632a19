import { isUtf8 } from 'node:buffer';
import type { RawContent } from './bus.ts';

export function toRawContent(bytes: Buffer): RawContent {
  return isUtf8(bytes)
    ? { content: bytes.toString('utf8'), encoding: 'utf8' }
    : { content: bytes.toString('base64'), encoding: 'base64' };
}

export function toBytes({ content, encoding }: RawContent): Buffer {
  return Buffer.from(content, encoding);
}
