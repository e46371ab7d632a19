import { notify } from '@marquee/ui';
import { useEffect } from 'react';

const key = 'marquee.greeting';

type Greeting = { title: string; description?: string };

/** Keeps a toast over a full load: the page that is left would take it along. */
export function greetOnArrival(greeting: Greeting): void {
  sessionStorage.setItem(key, JSON.stringify(greeting));
}

/** Shows what `greetOnArrival` kept, once. */
export function useArrivalGreeting(): void {
  useEffect(() => {
    const kept = sessionStorage.getItem(key);
    if (kept !== null) {
      sessionStorage.removeItem(key);
      notify(JSON.parse(kept) as Greeting);
    }
  }, []);
}
