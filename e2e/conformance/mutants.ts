export type Mutant = {
  /** What a careless change might do. */
  fault: string;
  /** The front end it is in, and its file with the one place that is changed. */
  app: 'shell' | 'mfe-client' | 'mfe-provider' | 'mfe-public';
  file: string;
  from: string;
  to: string;
  /** The sentence's test that has to fail. */
  caughtBy: string;
};

/** Faults that `npm run conformance:mutants` plants in a copy, to show that the sentences' tests can fail. */
export const mutants: readonly Mutant[] = [
  {
    fault: 'the trial badge has lost its word',
    app: 'mfe-provider',
    file: 'mfe-provider/src/features/subscription/subscription-status.tsx',
    from: "trialing: 'Free Trial'",
    to: "trialing: 'Trial'",
    caughtBy:
      '4 Provider subscription: when the trial has not ended, then the badge shows the days remaining',
  },
];
