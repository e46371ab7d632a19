import type { Readable } from 'node:stream';

/** Characters; the longest question has a quarter of this length. */
const maxLength = 8 * 1024 * 1024;

/**
 * Reads lines that end in `
 * `. Destroys the stream if one is too long. Not `readline`, which also ends lines at U+2028, allowed in JSON.
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
