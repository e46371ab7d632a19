/** What cached reads are about; a change invalidates by these. */
export const tagTypes = [
  'User',
  'ClientProfile',
  'ProviderProfile',
  'Provider',
  'Settings',
  'Event',
  'Request',
  'Quote',
  'QuoteHistory',
  'Workflow',
  'Analytics',
  'Invoice',
  'Subscription',
  'ParkedMessage',
  'OwnData',
] as const;
