import { getSubscription } from '@marquee/contracts/billing-operations';
import { answer } from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';
import { renderProvider, trial } from './render-provider.tsx';

const expired = { ...trial, status: 'expired', daysRemaining: 0 } as const;
const words = 'Everything keeps working. Subscribe when you are ready.';

describe('an expired trial', () => {
  test.each([[undefined], ['none']] as const)(
    'when enforcement is %s, then the header says that everything keeps working',
    async (enforcement) => {
      renderProvider({
        answers: [answer(getSubscription, { ...expired, ...(enforcement && { enforcement }) })],
      });

      expect(await screen.findByText(words)).toBeVisible();
    },
  );

  test('when new quotes are withheld, then the header does not say that everything keeps working', async () => {
    renderProvider({ answers: [answer(getSubscription, { ...expired, enforcement: 'new-quotes' })] });

    expect(await screen.findByText('Trial Expired')).toBeVisible();
    expect(screen.queryByText(words)).toBeNull();
  });
});
