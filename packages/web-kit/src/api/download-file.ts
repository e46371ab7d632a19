import { toApiError } from './api-error.ts';
import type { ApiError } from './api-error.ts';
import { isSessionOver, noAnswer } from './call-api.ts';
import { addressOf, toRequest } from './call.ts';
import type { Call } from './call.ts';
import type { Edge } from './edge.ts';

/** In milliseconds; large files take longer than other calls. */
const timeout = 120_000;

/** Downloads a file and saves it under the server's name for it. Returns null on success. The logged-out rule applies here too. */
export async function downloadFile(call: Call, edge: Edge): Promise<ApiError | null> {
  try {
    const response = await edge.fetch(new URL(addressOf(call), location.origin), {
      ...toRequest(call, { intentKey: null, accountId: edge.accountId() }),
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) {
      return await refusalOf(toApiError(response, await response.text()), edge);
    }
    edge.saveFile(await response.blob(), await nameOf(response));
    return null;
  } catch (cause) {
    return noAnswer(cause);
  }
}

async function refusalOf(error: ApiError, edge: Edge): Promise<ApiError> {
  if (isSessionOver(error)) {
    await edge.endSession();
  }
  return error;
}

/** The file name in `Content-Disposition`. The parser is loaded with the first download; if that fails, the name is a default one. */
async function nameOf(response: Response): Promise<string> {
  const parser = await import('content-disposition').catch(() => null);
  const header = response.headers.get('content-disposition') ?? '';
  const { filename = 'download' } = parser?.parse(header).parameters ?? {};
  return filename;
}
