/** Caches an answer for that time, for all concurrent callers. A failure is not cached. */
export function keptFor<Answer>(
  ms: number,
  now: () => Date,
  ask: () => Promise<Answer>,
): () => Promise<Answer> {
  let known: { answer: Promise<Answer>; until: number } | null = null;
  return () => {
    if (known !== null && known.until > now().getTime()) {
      return known.answer;
    }
    const asked = { answer: ask(), until: now().getTime() + ms };
    known = asked;
    asked.answer.catch(() => {
      known = known === asked ? null : known;
    });
    return asked.answer;
  };
}
