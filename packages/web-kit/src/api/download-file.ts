import { toApiError } from './api-error.ts';
import type { ApiError } from './api-error.ts';
import { isSessionExpired, toConnectionError } from './call-api.ts';
import { toAddress, toRequest } from './call.ts';
import type { Call } from './call.ts';
import type { BrowserAdapter } from './browser-adapter.ts';

/** In milliseconds; large files take longer than other calls. */
const timeout = 120_000;

/** Saves a file under the name that the server gives. Resolves to the error, or to null on success. Applies the logged-out rule. */
export async function downloadFile(call: Call, browser: BrowserAdapter): Promise<ApiError | null> {
  try {
    const response = await browser.fetch(new URL(toAddress(call), location.origin), {
      ...toRequest(call, { idempotencyKey: null, accountId: browser.accountId() }),
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) {
      return await handleError(toApiError(response, await response.text()), browser);
    }
    browser.saveFile(await response.blob(), await getFileName(response));
    return null;
  } catch (cause) {
    return toConnectionError(cause);
  }
}

async function handleError(error: ApiError, browser: BrowserAdapter): Promise<ApiError> {
  if (isSessionExpired(error)) {
    await browser.endSession();
  }
  return error;
}

/** The file name in `Content-Disposition`. The parser is loaded with the first download. If that fails, the name is `download`. */
async function getFileName(response: Response): Promise<string> {
  const parser = await import('content-disposition').catch(() => null);
  const header = response.headers.get('content-disposition') ?? '';
  const { filename = 'download' } = parser?.parse(header).parameters ?? {};
  return filename;
}
