import { getWorkflow } from '@marquee/contracts/quote-operations';
import type { WorkflowRow } from '@marquee/contracts/workflow';
import { answer, refuse } from '@marquee/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aPipelineRow, aSentPipelineRow } from './a-pipeline-row.ts';
import { renderProvider } from './render-provider.tsx';

const route = '/provider?tab=workflow';
const later = 'later';

/** The text of each stage in the only row, without the dates. */
async function getStageTexts(row: WorkflowRow) {
  renderProvider({ route, answers: [answer(getWorkflow, [row])] });
  const cells = within(await screen.findByRole('row', { name: new RegExp(row.eventName) })).getAllByRole(
    'cell',
  );
  return cells.map(
    (cell) => /Completed|Waiting for Client|Provider Action Needed|Copy|later/.exec(cell.textContent)?.[0],
  );
}

describe('the pipeline', () => {
  test('when a request was received, then the provider has to create its quote', async () => {
    expect(await getStageTexts(aPipelineRow())).toEqual([
      'Completed',
      'Provider Action Needed',
      ...Array<string>(6).fill(later),
    ]);
  });

  test('when a quote was sent, then it can be shared and the row waits for the client', async () => {
    expect(await getStageTexts(aSentPipelineRow())).toEqual([
      ...Array<string>(4).fill('Completed'),
      'Copy',
      'Waiting for Client',
      later,
      later,
    ]);
  });

  test.each([
    { when: 'an invoice was sent and is unpaid', isPaymentAwaited: true, says: 'Waiting for Client' },
    { when: 'no sent invoice awaits a payment', isPaymentAwaited: false, says: later },
  ])('when $when, then the stage Invoice Paid shows $says', async ({ isPaymentAwaited, says }) => {
    const invoiceSentAt = '2025-08-20T12:00:01.000Z';
    const row = aSentPipelineRow({ clientAcceptedAt: invoiceSentAt, invoiceSentAt, isPaymentAwaited });

    expect((await getStageTexts(row)).slice(5)).toEqual(['Completed', 'Completed', says]);
  });

  test('when a quote was created by hand, then the row shows no received request', async () => {
    const row = aSentPipelineRow({ eventId: null, requestReceivedAt: null, sentToClientAt: null });

    expect((await getStageTexts(row)).slice(0, 5)).toEqual([
      later,
      'Completed',
      'Completed',
      'Provider Action Needed',
      later,
    ]);
  });

  test('when the event is cancelled, then nobody has to act', async () => {
    const texts = await getStageTexts(aPipelineRow({ isCancelled: true, eventDate: '2099-12-16' }));

    expect(texts.slice(1)).toEqual(Array<string>(7).fill(later));
    expect(screen.getAllByText('Dec 16, 2099 · Cancelled')[0]).toBeVisible();
  });

  test('when the provider copies the share URL, then the clipboard contains it', async () => {
    const row = aSentPipelineRow();
    const { user } = renderProvider({ route, answers: [answer(getWorkflow, [row])] });

    await user.click(await screen.findByRole('button', { name: `Copy the share URL of ${row.eventName}` }));

    expect(await screen.findByText('URL Copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`http://localhost/quote?quote=${row.quoteId ?? ''}`);
  });

  test('when the share URL no longer shows the quote, then it cannot be copied', async () => {
    const row = aSentPipelineRow({ isCancelled: true, hasPublicPage: false });

    const texts = await getStageTexts(row);

    expect(texts).not.toContain('Copy');
    expect(screen.queryByRole('button', { name: /^Copy the share URL/ })).not.toBeInTheDocument();
  });

  test('when there is more than one page, then Show more adds the rows of the next page', async () => {
    const first = aPipelineRow({ eventName: 'Gala' });
    const link = `</api/provider/workflow?after=${first.id}>; rel="next"`;
    const rows = ({ query }: { query: Record<string, string> }) =>
      query.after === first.id ? [aPipelineRow({ eventName: 'Henna' })] : [first];
    const { user } = renderProvider({ route, answers: [answer(getWorkflow, rows, { headers: { link } })] });

    await user.click(await screen.findByRole('button', { name: 'Show more' }));

    expect(await screen.findByRole('row', { name: /Henna/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /Gala/ })).toBeVisible();
  });

  test('when the tab opens, then it requests a small page, and larger pages only on demand', async () => {
    const first = aPipelineRow();
    const link = `</api/provider/workflow?after=${first.id}>; rel="next"`;
    const { user, calls } = renderProvider({
      route,
      answers: [answer(getWorkflow, [first], { headers: { link } })],
    });

    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => {
      expect(calls(getWorkflow)).toHaveLength(2);
    });

    expect(calls(getWorkflow).map(({ query }) => query)).toEqual([
      { limit: '20' },
      { limit: '100', after: first.id },
    ]);
  });

  test('when the workflow cannot be loaded, then the tab says so', async () => {
    renderProvider({
      route,
      answers: [refuse(getWorkflow, { status: 503, code: 'unavailable', message: '' })],
    });

    expect(await screen.findByText('The workflow could not be loaded')).toBeVisible();
  });
});
