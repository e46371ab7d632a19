import { getQuote } from '@marquee/contracts/quote-operations';
import { answer } from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';
import { aQuote } from './a-quote.ts';
import { renderProvider } from './render-provider.tsx';

const [first, second] = [
  aQuote({ eventName: 'Henna', notes: 'The first' }),
  aQuote({ eventName: 'Gala', notes: 'The second' }),
];

describe('editing one quote after another in the same tab', () => {
  test('when the first quote opens again, then the form contains its terms, not those of the second', async () => {
    const { goTo } = renderProvider({
      route: `/provider/quotes/${first.id}`,
      answers: [answer(getQuote, ({ params }) => (params.id === first.id ? first : second))],
    });
    await screen.findByRole('heading', { level: 1, name: 'Henna' });
    await goTo(`/provider/quotes/${second.id}`);
    await screen.findByRole('heading', { level: 1, name: 'Gala' });

    await goTo(`/provider/quotes/${first.id}`);

    expect(screen.getByRole('textbox', { name: /Notes/ })).toHaveValue('The first');
  });
});
