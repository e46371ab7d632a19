/** What the handler of a file operation returns. `content` is sent as it comes; nothing of it is kept. */
export type FileAnswer = { name: string; content: AsyncIterable<string | Uint8Array> };

/** Saved under its name, and never kept by anything between. */
export function fileHeaders({ name }: FileAnswer, mediaType: string): Record<string, string> {
  return {
    'content-type': mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
  };
}
