import { PassThrough } from 'node:stream';
import { readMessage } from '../src/bundles/bundle-messages.ts';
import { readLines } from '../src/bundles/read-lines.ts';

describe('the output of a bundle’s process', () => {
  test.each(['', 'null', '{', '[]', '{"id":"1","page":{}}', '{"id":1,"failure":{}'])(
    'when a line is %s, then it is not a message',
    (line) => {
      expect(readMessage(line)).toBeNull();
    },
  );

  test('when a line is an answer, then it is parsed', () => {
    expect(readMessage('{"id":1,"page":{"status":200}}')).toEqual({ id: 1, page: { status: 200 } });
  });

  test('when a line never ends, then reading stops', async () => {
    const stream = new PassThrough();
    const lines: string[] = [];
    const failed = new Promise((resolve) => stream.on('error', resolve));
    readLines(stream, (line) => lines.push(line));

    stream.write('{}\n');
    stream.write('x'.repeat(9 * 1024 * 1024));

    expect(await failed).toMatchObject({ message: 'The line is too long' });
    expect(lines).toEqual(['{}']);
  });
});
