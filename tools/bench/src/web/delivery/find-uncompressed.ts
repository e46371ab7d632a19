import { request } from 'node:http';

import type { WebSetting } from '../setting.ts';
import { encodings } from './bytes-sent.ts';
import type { Encoding } from './bytes-sent.ts';
import { textFiles } from './text-files.ts';

const requestedEncodings = Object.keys(encodings) as Encoding[];

/** Requests every text file in each encoding. `faults`: the files that were not compressed, with the missing encoding. */
export async function findUncompressed(setting: WebSetting): Promise<{ files: number; faults: string[] }> {
  const files = await textFiles(setting);
  const faults: string[] = [];
  for (const { url } of files) {
    for (const encoding of requestedEncodings) {
      const { status, encoding: receivedEncoding } = await headOf(url, encoding);
      if (status !== 200 || receivedEncoding !== encoding) {
        faults.push(`${new URL(url).pathname} is not compressed by ${encoding} (${status})`);
      }
    }
  }
  return { files: files.length, faults };
}

type Head = { status: number | undefined; encoding: string | undefined };

/** Sends a HEAD request, because only the status and the encoding matter. Rejects without a response. */
function headOf(url: string, encoding: Encoding): Promise<Head> {
  return new Promise((resolve, reject) => {
    request(url, { method: 'HEAD', headers: { 'accept-encoding': encoding } })
      .once('response', (response) => {
        response.resume();
        resolve({ status: response.statusCode, encoding: response.headers['content-encoding'] });
      })
      .once('error', reject)
      .end();
  });
}
