/** In milliseconds, from the release records to the last chunk. Well below eight seconds, after which a page counts as hanging. */
const loadTimeoutMs = 6500;

/** Rejects with a `TimeoutError` if loading takes longer than the timeout. */
export function withTimeout<Value>(loading: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new DOMException(`not loaded after ${loadTimeoutMs} ms`, 'TimeoutError'));
    }, loadTimeoutMs);
  });
  return Promise.race([loading, timeout]).finally(() => {
    clearTimeout(timer);
  });
}
