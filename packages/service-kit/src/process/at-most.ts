/** Waits for the work, but no longer than that: who leaves must not hang on somebody who does not answer. */
export async function atMost(ms: number, work: Promise<unknown>): Promise<'done' | 'late'> {
  const late = Promise.withResolvers<'late'>();
  const timer = setTimeout(() => {
    late.resolve('late');
  }, ms);
  try {
    return await Promise.race([work.then(() => 'done' as const), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
