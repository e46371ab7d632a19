import type { Action } from '../src/model/actions/all-actions.ts';
import { modelAfter } from '../src/model/model.ts';
import type { OpenProduct } from '../src/model/product.ts';
import { runModel } from '../src/model/run-model.ts';
import { visibleStateOf } from '../src/model/visible-state.ts';
import { emptyModel } from '../src/model/state.ts';
import type { Model } from '../src/model/state.ts';

type Answer = ReturnType<typeof modelAfter>;

/** A product that behaves like the model, except where `bend` changes the answer. */
function productWith(bend: (answer: Answer, action: Action, before: Model) => Answer): OpenProduct {
  return async () => {
    let model = emptyModel;
    return {
      async perform(action) {
        const { answer, after = model } = bend(modelAfter(model, action), action, model);
        model = after;
        return answer;
      },
      read: async () => visibleStateOf(model),
    };
  };
}

const plan = { runs: 200, seed: 7 };

describe('the model of events and quotes', () => {
  test('when the product behaves like the model, then the runs include acceptances and never differ', async () => {
    const result = await runModel(
      productWith((answer) => answer),
      plan,
    );

    expect(result).toMatchObject({ runs: 200, divergence: null });
    expect(result.done.get('accept')).toBeGreaterThan(0);
    expect(result.refused.get('accept')).toBeGreaterThan(0);
  });

  test('when the product accepts what it must reject, then product and model differ at the acceptance', async () => {
    const careless = productWith((answer, action) =>
      action.type === 'accept' && answer.answer === 409 ? { answer: 200 } : answer,
    );

    const { divergence } = await runModel(careless, plan);

    expect(divergence).toMatch(
      /after \{"type":"accept".*\nexpected \{"answer":409\}\nfound +\{"answer":200\}/,
    );
    expect(divergence).toContain('seed: 7');
  });

  test('when a cancelled event leaves its quote open, then the states differ although the answer was right', async () => {
    const forgetful = productWith((answer, action, before) =>
      action.type === 'cancel-event' && answer.after !== undefined
        ? { ...answer, after: { ...answer.after, quotes: before.quotes } }
        : answer,
    );

    const { divergence } = await runModel(forgetful, plan);

    expect(divergence).toContain('"status":"archived"');
  });

  test('when a repeated send creates a new version, then the states differ', async () => {
    const eager = productWith((answer, action, before) => {
      const again = before.quotes.map((quote) => ({
        ...quote,
        versions: [...quote.versions, ...quote.versions.slice(-1)],
      }));
      return action.type === 'send-quote' && answer.answer === 200 && answer.after === undefined
        ? { answer: 200, after: { ...before, quotes: again } }
        : answer;
    });

    const { divergence } = await runModel(eager, plan);

    expect(divergence).toContain('"version":2');
  });
});
