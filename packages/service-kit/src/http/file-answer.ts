import { Readable } from 'node:stream';
import { create } from 'content-disposition';

/** What the handler of a file operation returns. `content` is streamed to the client and not stored. */
export type FileAnswer = { name: string; content: AsyncIterable<string | Uint8Array> };

/** A file whose bytes are in memory already. */
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

/** The ASCII name for programs that do not read an encoded one. */
function toAsciiName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll('–', '-')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^ -~]/gu, '_');
}
