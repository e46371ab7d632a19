/** In milliseconds, for manifest, entry and chunks together; well below the eight seconds after which a page counts as hanging. */
const budget = 6500;

/** Rejects with a `TimeoutError` if loading takes longer than the budget. */
export function withinBudget<Value>(loading: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new DOMException(`not there after ${budget} ms`, 'TimeoutError'));
    }, budget);
  });
  return Promise.race([loading, late]).finally(() => {
    clearTimeout(timer);
  });
}
