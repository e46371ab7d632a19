import { Toaster } from '@marquee/ui';
import { act, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useDeferredAction } from '../src/use-deferred-action.ts';

const deferredRemoval = {
  subject: 'line-1',
  pending: { title: 'Removing the Service', description: 'Uplights is about to be removed.' },
  done: { title: 'Service Removed', description: 'Uplights was removed.' },
  run: () => Promise.resolve(),
};

describe('a deferred action', () => {
  test('when it was undone, then its subject is shown again, and `restored` is set for only one commit', async () => {
    const { result } = renderHook(() => useDeferredAction(), { wrapper: WithToaster });
    act(() => {
      result.current.defer(deferredRemoval);
    });
    expect(result.current.hiddenIds).toEqual(['line-1']);

    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));

    expect(result.current.hiddenIds).toEqual([]);
    expect(result.current.restored).toBeNull();
  });
});

function WithToaster({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Toaster />
    </>
  );
}
