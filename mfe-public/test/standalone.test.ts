import { getPublicQuote, getPublicQuotePdf } from '@marquee/contracts/client-quote-operations';
import { fixedId } from '@marquee/api-mocks/rows';
import { runScenario } from '@marquee/api-mocks/run-scenario';
import { quoteIds } from '../standalone/create-initial-quotes.ts';
import { scenario } from '../standalone/scenario.ts';

const now = new Date('2026-11-23T15:00:00.000Z');

describe('the public pages with API mocks', () => {
  test.each([
    ['waiting', { clientAccepted: false, isExpired: false }],
    ['accepted', { clientAccepted: true }],
    ['expired', { isExpired: true }],
    ['revised', { isBeingRevised: true }],
  ] as const)(
    'when the visitor opens the quote for the stage %s, then the quote is at that stage',
    async (stage, shown) => {
      const { call } = runScenario(scenario, now);

      const answer = await call(getPublicQuote, { params: { id: quoteIds[stage] } });

      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject(shown);
    },
  );

  test('when no quote has the id, then the API returns 404', async () => {
    const { call } = runScenario(scenario, now);

    expect((await call(getPublicQuote, { params: { id: fixedId(9) } })).status).toBe(404);
  });

  test('when the visitor downloads the document, then the API returns a file', async () => {
    const { call } = runScenario(scenario, now);

    const answer = await call(getPublicQuotePdf, { params: { id: quoteIds.waiting } });

    expect(await answer.text()).toContain('%PDF');
  });
});
