import { notify } from '@marquee/ui';
import { keptInTab } from '@marquee/web-kit';
import { useEffect } from 'react';

const key = 'marquee.greeting';

type Greeting = { title: string; description?: string };

/** Stores a toast for the next page, because a full page load removes toasts. */
export function greetOnArrival(greeting: Greeting): void {
  keptInTab.keep(key, JSON.stringify(greeting));
}

/** Shows the toast that `greetOnArrival` stored, once. */
export function useArrivalGreeting(): void {
  useEffect(() => {
    const kept = keptInTab.read(key);
    if (kept !== null) {
      keptInTab.forget(key);
      notify(JSON.parse(kept) as Greeting);
    }
  }, []);
}
