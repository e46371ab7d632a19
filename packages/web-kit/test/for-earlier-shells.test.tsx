import type { Zod } from '@marquee/contracts/deferred/recipe';
import { loaded } from '@marquee/contracts/deferred/schema';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { ErrorBoundary } from '../src/boundary/error-boundary.tsx';
import { createForEarlierShells } from '../src/create-for-earlier-shells.tsx';
import { createZodLoader } from '../src/forms/load-zod.ts';

const zod: Zod = {};

type Shell = { makesDeferredSchemas?: true };

function renderUnder(shell: Shell, fetchZod: () => Promise<Zod>) {
  const ForEarlierShells = createForEarlierShells(shell, createZodLoader(fetchZod).loadZod);
  const page = (
    <ErrorBoundary
      fallback={(_error, reset) => (
        <button type="button" onClick={reset}>
          Try again
        </button>
      )}
    >
      <Suspense fallback={<p>Loading</p>}>
        <ForEarlierShells>
          <p>The page</p>
        </ForEarlierShells>
      </Suspense>
    </ErrorBoundary>
  );
  return act(async () => render(page));
}

describe('pages of a remote', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  afterEach(() => {
    loaded.zod = null;
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  test('when the shell supports deferred schemas, then they do not wait and do not load zod', async () => {
    const fetchZod = jest.fn<Promise<Zod>, []>().mockResolvedValue(zod);

    await renderUnder({ makesDeferredSchemas: true }, fetchZod);

    expect(screen.getByText('The page')).toBeInTheDocument();
    expect(fetchZod).not.toHaveBeenCalled();
  });

  test('when the shell does not support deferred schemas, then zod is loaded before they are shown', async () => {
    await renderUnder({}, async () => zod);

    expect(screen.getByText('The page')).toBeInTheDocument();
    expect(loaded.zod).toBe(zod);
  });

  test('when no page is shown, then zod is not loaded', () => {
    const fetchZod = jest.fn<Promise<Zod>, []>().mockResolvedValue(zod);

    createForEarlierShells({}, createZodLoader(fetchZod).loadZod);

    expect(fetchZod).not.toHaveBeenCalled();
  });

  test('when zod fails to load, then they fail, and a later attempt loads it again', async () => {
    const fetchZod = jest.fn<Promise<Zod>, []>().mockRejectedValue(new Error('Loading chunk zod failed'));
    await renderUnder({}, fetchZod);
    const tryAgain = screen.getByRole('button', { name: 'Try again' });
    fetchZod.mockResolvedValue(zod);

    await act(async () => {
      await jest.advanceTimersByTimeAsync(10_000);
      tryAgain.click();
    });

    expect(screen.getByText('The page')).toBeInTheDocument();
  });
});
