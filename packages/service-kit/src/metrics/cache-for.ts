/** Calls `read` at most once per `ms` milliseconds; all callers share the answer. A failure is not cached. */
export function cacheFor<Answer>(
  ms: number,
  now: () => Date,
  read: () => Promise<Answer>,
): () => Promise<Answer> {
  let cached: { answer: Promise<Answer>; until: number } | null = null;
  return () => {
    if (cached !== null && cached.until > now().getTime()) {
      return cached.answer;
    }
    const reading = { answer: read(), until: now().getTime() + ms };
    cached = reading;
    reading.answer.catch(() => {
      cached = cached === reading ? null : cached;
    });
    return reading.answer;
  };
}
