import { getProviderEvent, listProviderRequests } from '@marquee/contracts/event-operations';
import { getQuote, getWorkflow } from '@marquee/contracts/quote-operations';
import { answer, expectToast, refuse } from '@marquee/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aQuote } from '../test/a-quote.ts';
import { aPipelineRow, aSentPipelineRow } from '../test/a-pipeline-row.ts';
import { aRequest } from '../test/a-request.ts';
import { renderProvider } from '../test/render-provider.tsx';

const route = '/provider?tab=workflow';

async function nameIn(table: string, name: string) {
  return within(await screen.findByRole('table', { name: table })).findByRole('link', { name });
}

describe('4 Workflow pipeline, rows', () => {
  test('when a row has a quote, then the name in the row opens the editor of the quote', async () => {
    const quote = aQuote();
    const row = aSentPipelineRow({ quoteId: quote.id, eventName: quote.eventName });
    const { user, path } = renderProvider({
      route,
      answers: [answer(getWorkflow, [row]), answer(getQuote, quote)],
    });

    await user.click(await nameIn('Workflow', quote.eventName));

    await waitFor(() => {
      expect(path()).toBe(`/provider/quotes/${quote.id}`);
    });
  });

  test('when a row has no quote, then the name in the row opens the request', async () => {
    const request = aRequest();
    const row = aPipelineRow({ id: request.id, eventId: request.id, eventName: request.name });
    const { user, path } = renderProvider({
      route,
      answers: [answer(getWorkflow, [row]), answer(listProviderRequests, [aRequest(), request])],
    });

    await user.click(await nameIn('Workflow', request.name));
    const dialog = await screen.findByRole('dialog', { name: request.name });
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(path()).toBe('/provider?tab=requests');
  });

  test('when the request in the address is on a later page of the list, then the request is fetched by its id and opened', async () => {
    const [first, request] = [aRequest(), aRequest()];
    const link = `</api/provider/requests?after=${first.id}>; rel="next"`;
    const pages = {
      operation: listProviderRequests,
      respond: ({ query }: { query: Record<string, string> }) =>
        query.after === undefined
          ? Response.json([first], { headers: { link, 'x-total-count': '2' } })
          : Response.json([request], { headers: { 'x-total-count': '2' } }),
    };
    const { calls } = renderProvider({
      route: `/provider?tab=requests&request=${request.id}`,
      answers: [pages, answer(getProviderEvent, request)],
    });

    expect(await screen.findByRole('dialog', { name: request.name })).toBeVisible();
    expect(calls(getProviderEvent)).toMatchObject([{ params: { id: request.id } }]);
    expect(calls(listProviderRequests).filter(({ query }) => 'after' in query)).toEqual([]);
  });

  test("when the request in the address no longer exists, then a toast shows 'Event not found'", async () => {
    const missing = { status: 404, code: 'event_not_found', message: 'Event not found' };
    renderProvider({
      route: `/provider?tab=requests&request=${aRequest().id}`,
      answers: [answer(listProviderRequests, [aRequest()]), refuse(getProviderEvent, missing)],
    });

    await expectToast('Event not found');
  });

  test('when the id of a row differs from the id of its event, then the name in the row opens the event', async () => {
    const request = aRequest();
    const row = aPipelineRow({ id: 'row-1', eventId: request.id, eventName: request.name });
    const { user } = renderProvider({
      route,
      answers: [answer(getWorkflow, [row]), answer(listProviderRequests, [request])],
    });

    await user.click(await nameIn('Workflow', request.name));

    expect(await screen.findByRole('dialog', { name: request.name })).toBeVisible();
  });
});
