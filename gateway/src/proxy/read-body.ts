import type { IncomingMessage } from 'node:http';
import { DomainError } from '@marquee/service-kit/domain-error';

export const noBody = Buffer.alloc(0);

/** Maximum size of a body in bytes. */
const limit = 100 * 1024;

/**
 * The received bytes, not parsed; null if the client disconnected. The gateway forwards a body only when the body is complete, so that an
 * upstream never receives part of a body that is too large, and the gateway can repeat a call. Throws above the limit.
 */
export async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
  if (length === undefined && coding === undefined) {
    return noBody;
  }
  const declared = Number(length ?? 0);
  if (declared > limit) {
    throw tooLarge();
  }
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      size += (chunk as Buffer).length;
      if (size > limit) {
        throw tooLarge();
      }
      chunks.push(chunk as Buffer);
    }
  } catch (error) {
    if (error instanceof DomainError) {
      // Discards the rest, so that the client can finish sending and read the answer.
      request.resume();
      throw error;
    }
    return null;
  }
  return Buffer.concat(chunks, size);
}

function tooLarge(): DomainError {
  return new DomainError('too-large', 'body_too_large', 'The request is too large');
}
