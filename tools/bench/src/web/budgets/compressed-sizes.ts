import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes after Brotli at its highest level, regardless of the build's own compression. */
export type CompressedSizes = {
  /** Fetches each file once. Rejects if the file does not exist. */
  ofFile: (address: string) => Promise<number>;
  ofText: (text: string) => number;
};

export function createCompressedSizes(): CompressedSizes {
  const sizes = new Map<string, Promise<number>>();

  return {
    ofFile(address) {
      const size = sizes.get(address) ?? fetchSize(address);
      sizes.set(address, size);
      return size;
    },
    ofText: (text) => bytesOf(Buffer.from(text)),
  };
}

async function fetchSize(address: string): Promise<number> {
  const answer = await fetch(address);
  if (!answer.ok) {
    throw new Error(`${address} was answered ${answer.status}`);
  }
  return bytesOf(Buffer.from(await answer.arrayBuffer()));
}

function bytesOf(body: Buffer): number {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return brotliCompressSync(body, { params }).length;
}
