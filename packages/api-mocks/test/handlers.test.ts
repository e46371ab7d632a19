import { getQuote, listQuotesApprovedForReview } from '@marquee/contracts/quote-operations';
import type { Operation } from '@marquee/contracts/operation';
import { getResponse } from 'msw';
import { handlersFor } from '../src/handlers.ts';
import { fixedId } from '../src/rows.ts';

const own = 'http://127.0.0.1:8091';

/** The handlers of an API that answers with the path of the operation and the received parameters. */
const handlers = handlersFor(
  {
    answer: async ({ path }: Operation, _request, params) => Response.json({ path, params }),
  },
  own,
);

function answerTo(address: string): Promise<Response | undefined> {
  return getResponse(handlers, new Request(address), { baseUrl: own });
}

describe('handlers created from the contracts', () => {
  test('when a path has a parameter, then its operation receives the parameter', async () => {
    const answer = await answerTo(`${own}/api/quotes/${fixedId(1)}`);

    expect(await answer?.json()).toEqual({ path: getQuote.path, params: { id: fixedId(1) } });
  });

  test('when a literal path and a path with a parameter match, then the operation of the literal path answers', async () => {
    const answer = await answerTo(`${own}/api/quotes/approved-for-review`);

    expect(await answer?.json()).toMatchObject({ path: listQuotesApprovedForReview.path });
  });

  test('when no contract has the path, then the answer is 501 and names the path', async () => {
    const answer = await answerTo(`${own}/api/no/such/path`);

    expect(answer?.status).toBe(501);
    expect(await answer?.json()).toMatchObject({ message: 'No contract declares GET /api/no/such/path' });
  });

  test('when a request goes to another origin, then it fails', async () => {
    expect((await answerTo('https://elsewhere.example/script.js'))?.type).toBe('error');
  });

  test('when a request is for a file of the page, then no handler answers it', async () => {
    expect(await answerTo(`${own}/main.js`)).toBeUndefined();
  });
});
