import { Readable } from 'node:stream';
import { create } from 'content-disposition';

/** What the handler of a file operation returns. `content` is streamed to the client and not stored. */
export type FileAnswer = { name: string; content: AsyncIterable<string | Uint8Array> };

/** Returns the answer for a file whose bytes are already in memory. */
export function bufferedFile(name: string, bytes: Uint8Array): FileAnswer {
  return { name, content: Readable.from([bytes]) };
}

/** Makes browsers save the file under its name, and forbids caching. */
export function fileHeaders({ name }: FileAnswer, mediaType: string): Record<string, string> {
  return {
    'content-type': mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType,
    'content-disposition': create(name, { fallback: toAsciiName(name) }),
    'cache-control': 'no-store',
  };
}

/** Returns the name for programs that read only ASCII names. */
function toAsciiName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll('–', '-')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^ -~]/gu, '_');
}
