import type { Readable } from 'node:stream';

/** Maximum length of a line in characters; four times the longest request. */
const maxLength = 8 * 1024 * 1024;

/**
 * Reads lines that end with `\n`. Destroys the stream if a line is too long. `readline` is not used, because it also ends lines at U+2028,
 * which JSON may contain.
 */
export function readLines(stream: Readable, onLine: (line: string) => void): void {
  let rest = '';
  stream.setEncoding('utf8').on('data', (text: string) => {
    rest += text;
    if (text.includes('\n')) {
      const lines = rest.split('\n');
      rest = lines.pop() ?? '';
      lines.forEach(onLine);
    }
    if (rest.length > maxLength) {
      stream.destroy(new Error('The line is too long'));
    }
  });
}
