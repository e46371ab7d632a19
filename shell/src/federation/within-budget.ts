/** Manifest, entry and chunks together; well under the eight seconds after which a page counts as hanging. */
const budget = 6500;

/** Gives up on what takes longer than a user waits. */
export function withinBudget<Value>(loading: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`not there after ${budget} ms`));
    }, budget);
  });
  return Promise.race([loading, late]).finally(() => {
    clearTimeout(timer);
  });
}
