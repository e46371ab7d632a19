import type { DocumentForm } from './quote-document.ts';

/** `openedAt`: of `performance.now()`. `status`: null without an answer. `form`: null if it is not the quote's page. */
export type ReadDocument = { openedAt: number; ms: number; status: number | null; form: DocumentForm | null };

/** Of `performance.now()`: when a process was killed, refused connections, was started again, and was ready. */
export type Absence = { leavingAt: number; goneAt: number; returningAt: number; backAt: number };

export type DocumentsSeen = { rendered: number; appPages: number; slowestMs: number; wrong: string[] };

type Phase = 'before' | 'without' | 'after' | 'in between';

export const mostDocumentMs = 1_000;

/** The processes without which a document is left to the browser. */
const renderedBy = ['page-renderer', 'quotes'];
/** A document that was under way while the process left or came back may be either. */
const withoutRendering: Record<Phase, readonly DocumentForm[]> = {
  before: ['rendered'],
  without: ['app-page'],
  after: ['rendered'],
  'in between': ['rendered', 'app-page'],
};
const mustBeSeen: readonly Phase[] = ['before', 'without', 'after'];

type Missing = { missing: string; absence: Absence };

/** Every document must be answered in time: rendered, unless a process that rendering needs is missing. */
export function judgeDocuments(
  documents: readonly ReadDocument[],
  { missing, absence }: Missing,
): DocumentsSeen {
  const phases = documents.map((document) => phaseOf(document, absence));
  const allowedIn = (phase: Phase): readonly DocumentForm[] =>
    renderedBy.includes(missing) ? withoutRendering[phase] : ['rendered'];
  const wrong = documents.flatMap((document, index) => {
    const phase = phases[index] ?? 'in between';
    return isAsAllowed(document, allowedIn(phase)) ? [] : [`${phase} ${missing}, ${describe(document)}`];
  });
  const unseen = mustBeSeen.filter((phase) => !phases.includes(phase));
  return {
    rendered: documents.filter(({ form }) => form === 'rendered').length,
    appPages: documents.filter(({ form }) => form === 'app-page').length,
    slowestMs: Math.max(0, ...documents.map(({ ms }) => ms)),
    wrong: [...wrong, ...unseen.map((phase) => `${phase} ${missing}, no document was read`)],
  };
}

function phaseOf({ openedAt, ms }: ReadDocument, absence: Absence): Phase {
  const settledAt = openedAt + ms;
  if (settledAt <= absence.leavingAt) {
    return 'before';
  }
  if (openedAt >= absence.backAt) {
    return 'after';
  }
  const isWithout = openedAt >= absence.goneAt && settledAt <= absence.returningAt;
  return isWithout ? 'without' : 'in between';
}

function isAsAllowed({ form, ms }: ReadDocument, allowed: readonly DocumentForm[]): boolean {
  return form !== null && allowed.includes(form) && ms <= mostDocumentMs;
}

function describe({ status, form, ms }: ReadDocument): string {
  return `a document was answered ${status ?? 'nothing'}, ${form ?? 'another page'}, in ${Math.round(ms)} ms`;
}
