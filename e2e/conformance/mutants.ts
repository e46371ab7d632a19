export type Mutant = {
  /** The consequence of a careless change. */
  fault: string;
  /** The front end that contains `file`. The file contains the text `from` exactly once. */
  app: 'shell' | 'mfe-client' | 'mfe-provider' | 'mfe-public';
  file: string;
  from: string;
  to: string;
  /** The section and the title of the sentence's test that must fail. */
  caughtBy: string;
};

/** Faults that `npm run conformance:mutants` plants in a copy, to show that the sentences' tests can fail. */
export const mutants: readonly Mutant[] = [
  {
    fault: 'a user without a role is kept out of the client portal',
    app: 'shell',
    file: 'shell/src/routing/guarded.tsx',
    from: "role={['client', null]}",
    to: "role={['client']}",
    caughtBy:
      '2 Guards of the client portal: when a user without a role opens /client, then the signed-in portal appears',
  },
  {
    fault: "the provider's dashboard button leads home",
    app: 'shell',
    file: 'shell/src/frame/navigation-links.ts',
    from: "{ to: '/provider', label: 'Admin Dashboard'",
    to: "{ to: '/home', label: 'Admin Dashboard'",
    caughtBy: "2 Top bar: when a provider follows 'Admin Dashboard', then it leads to /provider",
  },
  {
    fault: 'accepting a quote shows no toast',
    app: 'mfe-client',
    file: 'mfe-client/src/features/quotes/use-accept-quote.ts',
    from: "      notify({ title: 'Quote Accepted', description: 'You have successfully accepted the quote!' });\n",
    to: '',
    caughtBy: "8 Accepting a quote: when the quote is accepted, then a toast shows 'Quote Accepted'",
  },
  {
    fault: 'a provider without a name has another fallback',
    app: 'mfe-client',
    file: 'mfe-client/src/features/quotes/quote-texts.ts',
    from: "providerName || 'DJ Service'",
    to: "providerName || 'N/A'",
    caughtBy: "2 Client dashboard: Quotes: when the provider has no name, then the card shows 'DJ Service'",
  },
  {
    fault: 'the events are read again each time their tab is opened',
    app: 'mfe-client',
    file: 'mfe-client/src/features/events/use-client-events.ts',
    from: 'useClientListEventsInfiniteQuery(undefined)',
    to: 'useClientListEventsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true })',
    caughtBy:
      '9 Client data fetching: when the My Events tab is left and opened again, then the events are not fetched again',
  },
  {
    fault: 'an event that is being sent has no pending text',
    app: 'mfe-client',
    file: 'mfe-client/src/features/events/send-event-dialog.tsx',
    from: 'pendingText="Sending..."',
    to: 'pendingText="Send"',
    caughtBy:
      "2 Client dashboard: My Events: when an event is being sent, then the button shows 'Sending...'",
  },
  {
    fault: 'Escape saves the event name that was typed',
    app: 'mfe-provider',
    file: 'mfe-provider/src/features/quotes/event-name-input.tsx',
    from: 'finish({ eventName: saved, isByKeyboard: true });',
    to: 'finish({ eventName: currentTarget.value, isByKeyboard: true });',
    caughtBy:
      '5 Event name editing: when Escape is pressed, then the saved name is shown again and nothing is saved',
  },
  {
    fault: 'a trial that has ended passes for one that runs',
    app: 'mfe-provider',
    file: 'mfe-provider/src/features/subscription/subscription-labels.ts',
    from: "expired: 'Trial Expired'",
    to: "expired: 'Free Trial'",
    caughtBy: "4 Provider subscription: when the trial has ended, then the badge reads 'Trial Expired'",
  },
  {
    fault: 'the public quote ticks what has not happened',
    app: 'mfe-public',
    file: 'mfe-public/src/features/quotes/quote-progress.tsx',
    from: "state: 'later', when: 'Not sent yet'",
    to: "state: 'lit', when: 'Not sent yet'",
    caughtBy:
      "2 Public quote, progress: when the quote was not sent yet, then only 'Quote Created' is ticked",
  },
  {
    fault: 'the public quote forgets its discount',
    app: 'mfe-public',
    file: 'mfe-public/src/features/quotes/quote-totals.ts',
    from: 'toAmount(toCents(totalAmount) - toCents(discountAmount))',
    to: 'totalAmount',
    caughtBy:
      '2 Public quote, total: when the final amount is zero and the total is not, then the page shows the total minus the discount',
  },
  {
    fault: 'the public quote has too little contrast in the reason to sign in',
    app: 'mfe-public',
    file: 'mfe-public/src/features/quotes/quote-footer.tsx',
    from: '<p>{isQuotedClient && canBeAccepted(quote)',
    to: '<p style={{ opacity: 0.4 }}>{isQuotedClient && canBeAccepted(quote)',
    caughtBy: '2 Page title and description: when /quote is open, then it has its own title and description',
  },
  {
    fault: 'in the list an approved quote cannot be opened by its name',
    app: 'mfe-provider',
    file: 'mfe-provider/src/features/quotes/quote-table-row.tsx',
    from: '<NameLink as={Link} to={address}>',
    to: "<NameLink as={Link} to={isToSend ? '/provider?tab=quotes' : address}>",
    caughtBy:
      '2 Provider dashboard, Client Quotes: when a quote in the list is approved, then its name opens the editor',
  },
  {
    fault: 'without events the title has no count',
    app: 'mfe-client',
    file: 'mfe-client/src/features/events/events-panel.tsx',
    from: '<EventsHeader title="My Events (0)" />',
    to: '<EventsHeader title="My Events" />',
    caughtBy: '2 Client dashboard: when there is no event, then the title shows (0)',
  },
  {
    fault: 'with a discount the total of a quote in the list is the sum to pay',
    app: 'mfe-provider',
    file: 'mfe-provider/src/features/quotes/quote-table-row.tsx',
    from: '<Money amount={totalAmount} />',
    to: '<Money amount={finalAmount} />',
    caughtBy:
      'decisions Totals: when a quote in the list has a discount, then its row shows the total before the discount and the amount to pay',
  },
  {
    fault: 'renaming the event of a quote sends a field too many',
    app: 'mfe-provider',
    file: 'mfe-provider/src/features/quotes/use-rename-quote.ts',
    from: 'updateQuote({ params, body: { eventName, revision } })',
    to: "updateQuote({ params, body: { eventName, notes: '', revision } })",
    caughtBy:
      '7 API calls: when the event is renamed, then the page sends PATCH /api/quotes/{id} with eventName',
  },
];
