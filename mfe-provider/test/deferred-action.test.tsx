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
  test('when the action was undone, then the subject is shown again, and `restored` is null after the next commit', async () => {
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
