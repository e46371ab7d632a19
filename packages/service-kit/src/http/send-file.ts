import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { FileAnswer } from './file-answer.ts';
import type { Outcome } from './to-outcome.ts';

type Sending = Pick<Outcome, 'status' | 'headers'> & Pick<FileAnswer, 'content'>;

/**
 * Streams a file. Throws an error that occurs before the first byte, so that the error is answered like that of any failed call. A later
 * error resets the connection, so that the client does not treat a part of the file as complete. Stops reading when the client disconnects.
 */
export async function sendFile(response: Response, { status, headers, content }: Sending): Promise<void> {
  const chunks = content[Symbol.asyncIterator]();
  const first = await chunks.next();
  response.status(status).set(headers);
  try {
    await pipeline(Readable.from(withFirst(first, chunks)), response);
  } catch (error) {
    if (!isDisconnect(error)) {
      throw error;
    }
  }
}

type Chunk = string | Uint8Array;

async function* withFirst(first: IteratorResult<Chunk>, rest: AsyncIterator<Chunk>): AsyncGenerator<Chunk> {
  try {
    for (let chunk = first; chunk.done !== true; chunk = await rest.next()) {
      yield chunk.value;
    }
  } finally {
    await rest.return?.();
  }
}

function isDisconnect(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
