import type { DocumentForm } from './quote-document.ts';

/** `openedAt`: by `performance.now()`. `status`: null if no answer arrived. `form`: null if the answer is not the quote's page. */
export type ReadDocument = { openedAt: number; ms: number; status: number | null; form: DocumentForm | null };

/**
 * Times by `performance.now()`: when a process was killed, when it refused connections, when it was started again and when it was ready.
 */
export type Absence = { killedAt: number; unreachableAt: number; restartedAt: number; readyAt: number };

export type DocumentsSeen = { rendered: number; appPages: number; slowestMs: number; wrong: string[] };

type Phase = 'before' | 'without' | 'after' | 'in transition';

type Expected = { forms: readonly DocumentForm[]; maxMs: number };

/** While one of these processes is missing, the gateway answers with the app page, which the browser renders. */
const renderedBy = ['page-renderer', 'quotes'];
const rendered: Expected = { forms: ['rendered'], maxMs: Infinity };
const expectedIn: Record<Phase, Expected> = {
  before: rendered,
  without: { forms: ['app-page'], maxMs: 1_000 },
  after: rendered,
  // The document was in flight while the process stopped or started.
  'in transition': { forms: ['rendered', 'app-page'], maxMs: 1_000 },
};
const mustBeSeen: readonly Phase[] = ['before', 'without', 'after'];

type Missing = { missing: string; absence: Absence };

/**
 * While a process that rendering needs is missing, the gateway must answer with the app page within a second. While that process stops or
 * starts, a rendered document within a second is correct too. At all other times, every document must be rendered on the server. At least
 * one document each must be read before, during and after the absence.
 */
export function judgeDocuments(
  documents: readonly ReadDocument[],
  { missing, absence }: Missing,
): DocumentsSeen {
  const seen = documents.map((document) => ({ document, phase: phaseOf(document, absence) }));
  const expectedOf = (phase: Phase): Expected =>
    renderedBy.includes(missing) ? expectedIn[phase] : rendered;
  const wrong = seen
    .filter(({ document, phase }) => !isAsExpected(document, expectedOf(phase)))
    .map(({ document, phase }) => `${phase} ${missing}, ${describe(document)}`);
  const unseen = mustBeSeen.filter((phase) => !seen.some((one) => one.phase === phase));
  return {
    rendered: documents.filter(({ form }) => form === 'rendered').length,
    appPages: documents.filter(({ form }) => form === 'app-page').length,
    slowestMs: Math.max(0, ...documents.map(({ ms }) => ms)),
    wrong: [...wrong, ...unseen.map((phase) => `${phase} ${missing}, no document was read`)],
  };
}

function phaseOf({ openedAt, ms }: ReadDocument, absence: Absence): Phase {
  const settledAt = openedAt + ms;
  if (settledAt <= absence.killedAt) {
    return 'before';
  }
  if (openedAt >= absence.readyAt) {
    return 'after';
  }
  const isWithout = openedAt >= absence.unreachableAt && settledAt <= absence.restartedAt;
  return isWithout ? 'without' : 'in transition';
}

function isAsExpected({ form, ms }: ReadDocument, { forms, maxMs }: Expected): boolean {
  return form !== null && forms.includes(form) && ms <= maxMs;
}

function describe({ status, form, ms }: ReadDocument): string {
  return `a document request got ${status ?? 'no answer'}, ${form ?? 'another page'}, in ${Math.round(ms)} ms`;
}
