/** Waits for the work, but at most `ms` milliseconds, so that a shutdown does not hang if a peer does not answer. */
export async function waitAtMost(ms: number, work: Promise<unknown>): Promise<'done' | 'late'> {
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
