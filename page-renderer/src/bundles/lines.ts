import type { Readable } from 'node:stream';

/** Characters; the longest question is a quarter of it. */
const longest = 8 * 1024 * 1024;

/** Reads lines that end in `\n`. Destroys the stream where one is too long. `readline` also ends lines at U+2028, which JSON may contain. */
export function readLines(stream: Readable, take: (line: string) => void): void {
  let rest = '';
  stream.setEncoding('utf8').on('data', (text: string) => {
    rest += text;
    if (text.includes('\n')) {
      const lines = rest.split('\n');
      rest = lines.pop() ?? '';
      lines.forEach(take);
    }
    if (rest.length > longest) {
      stream.destroy(new Error('The line is too long'));
    }
  });
}
