import { notify } from '@marquee/ui';
import { keptInTab } from '@marquee/web-kit';
import { useEffect } from 'react';

const key = 'marquee.greeting';

type Greeting = { title: string; description?: string };

/** Keeps a toast over a full load: the page that is left would take it along. */
export function greetOnArrival(greeting: Greeting): void {
  keptInTab.keep(key, JSON.stringify(greeting));
}

/** Shows what `greetOnArrival` kept, once. */
export function useArrivalGreeting(): void {
  useEffect(() => {
    const kept = keptInTab.read(key);
    if (kept !== null) {
      keptInTab.forget(key);
      notify(JSON.parse(kept) as Greeting);
    }
  }, []);
}
