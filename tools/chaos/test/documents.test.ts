import { judgeDocuments } from '../src/documents/judge-documents.ts';
import type { Absence, ReadDocument } from '../src/documents/judge-documents.ts';
import { documentFormOf } from '../src/documents/quote-document.ts';
import { renderedHeading } from '../src/documents/release-files.ts';
import { appPage } from '../src/documents/shell-files.ts';

const absence: Absence = { killedAt: 1_000, unreachableAt: 1_100, restartedAt: 3_000, readyAt: 4_000 };

type Moment = 'before' | 'leaving' | 'gone' | 'returning' | 'back';
const openedAt: Record<Moment, number> = {
  before: 500,
  leaving: 990,
  gone: 2_000,
  returning: 2_990,
  back: 4_000,
};

function aDocument(moment: Moment, about: Partial<ReadDocument> = {}): ReadDocument {
  return { openedAt: openedAt[moment], ms: 20, status: 200, form: 'rendered', ...about };
}

const appPageAt = (moment: Moment) => aDocument(moment, { form: 'app-page' });
/** One document for each phase, as expected while the page renderer is missing. */
const asExpected = [aDocument('before'), appPageAt('gone'), aDocument('back')];

function wrongWithout(missing: string, documents: readonly ReadDocument[]): string[] {
  return judgeDocuments(documents, { missing, absence }).wrong;
}

describe('the documents around an absence', () => {
  test.each(['page-renderer', 'quotes'])(
    'when the gateway answers with the app page while %s is missing, and with rendered documents otherwise, then nothing is wrong',
    (missing) => {
      expect(judgeDocuments(asExpected, { missing, absence })).toEqual({
        ...{ rendered: 2, appPages: 1, slowestMs: 20, wrong: [] },
      });
    },
  );

  test.each<[string, ReadDocument]>([
    ['gets no answer', aDocument('gone', { status: null, form: null })],
    ['fails', aDocument('gone', { status: 502, form: null })],
    ['is another page', aDocument('gone', { form: null })],
    ['takes longer than a second', aDocument('gone', { form: 'app-page', ms: 1_001 })],
    ['is rendered without a renderer', aDocument('gone')],
    ['is left to the browser before the kill', appPageAt('before')],
    ['is left to the browser after the restart', appPageAt('back')],
    ['takes longer than a second at the kill', aDocument('leaving', { ms: 1_001 })],
    ['fails at the kill', aDocument('leaving', { status: 502, form: null })],
  ])('when a document %s, then it is wrong', (_what, document) => {
    expect(wrongWithout('page-renderer', [...asExpected, document])).toHaveLength(1);
  });

  test.each(['leaving', 'returning'] as const)(
    'when a document is in flight while the renderer is %s, then both forms are correct',
    (moment) => {
      expect(wrongWithout('page-renderer', [...asExpected, aDocument(moment), appPageAt(moment)])).toEqual(
        [],
      );
    },
  );

  test.each([
    ['before', 0],
    ['without', 1],
    ['after', 2],
  ])('when the phase “%s” has no document, then the result is wrong', (phase, place) => {
    expect(wrongWithout('page-renderer', asExpected.toSpliced(place, 1))).toEqual([
      expect.stringContaining(phase),
    ]);
  });

  test('when the process is back, then rendering a document may take longer than a second', () => {
    expect(wrongWithout('quotes', [...asExpected, aDocument('back', { ms: 1_500 })])).toEqual([]);
  });

  test('when another service is missing, then the server must still render all documents', () => {
    const rendered = [aDocument('before'), aDocument('gone'), aDocument('back')];

    expect(wrongWithout('billing', rendered)).toEqual([]);
    expect(wrongWithout('billing', [...rendered, appPageAt('leaving')])).toHaveLength(1);
  });
});

describe('the form of a document', () => {
  const html = { status: 200, contentType: 'text/html; charset=utf-8' };
  const rendered = `<main>${renderedHeading('7')}</main></html>`;

  test.each([
    ['the frame with this quote', { ...html, body: rendered }, 'rendered'],
    ['the app page', { ...html, body: appPage }, 'app-page'],
    ['the page of another quote', { ...html, body: rendered.replace('7', '8') }, null],
    ['a part of the page', { ...html, body: renderedHeading('7') }, null],
    ['a page with another status', { ...html, status: 404, body: rendered }, null],
    ['not HTML', { ...html, contentType: 'text/plain', body: appPage }, null],
    ['a problem', { status: 503, contentType: 'application/problem+json', body: {} }, null],
  ])('when the answer is %s, then its form is recognized', (_what, answer, form) => {
    expect(documentFormOf(answer, '7')).toBe(form);
  });
});
