import { countAnswers } from './count-answers.ts';

type Entry = [id: number, value: object];
type Sent = { method?: string; path: string; status: number; mode?: string };

async function* linesOf(...sent: Sent[]): AsyncGenerator<string> {
  yield JSON.stringify({ Initialize: { seed: 1 } });
  const cases = sent.map(({ mode = 'positive' }, id): Entry => [
    id,
    { value: { meta: { generation: { mode } } } },
  ]);
  const interactions = sent.map(({ method = 'GET', path, status }, id): Entry => [
    id,
    { request: { method, uri: `http://localhost:8080${path}` }, response: { status_code: status } },
  ]);
  const recorder = { cases: Object.fromEntries(cases), interactions: Object.fromEntries(interactions) };
  yield JSON.stringify({ ScenarioFinished: { recorder } });
}

describe('the answers of a run', () => {
  test('when requests are valid according to the API description, then the statuses of their answers are counted by operation', async () => {
    const answers = await countAnswers(
      linesOf(
        { path: '/api/quotes?limit=1', status: 200 },
        { path: '/api/quotes', status: 200 },
        { path: '/api/quotes/approved-for-review', status: 200 },
        { path: '/api/quotes/7', status: 404 },
      ),
    );

    expect([...answers].map(([name, counts]) => [name, Object.fromEntries(counts)])).toEqual([
      ['listQuotes', { 200: 2 }],
      ['listQuotesApprovedForReview', { 200: 1 }],
      ['getQuote', { 404: 1 }],
    ]);
  });

  test('when a request is invalid on purpose or matches no operation, then it is not counted', async () => {
    const answers = await countAnswers(
      linesOf(
        { path: '/api/quotes', status: 400, mode: 'negative' },
        { method: 'TRACE', path: '/api/quotes', status: 405 },
      ),
    );

    expect([...answers]).toEqual([]);
  });
});
