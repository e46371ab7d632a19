/** The answer to a public call that came with the page: whoever makes that call first takes it instead. */
export type FirstAnswer = {
  /** Path and query of the call: `/api/public/quote/…`. */
  address: string;
  status: number;
  /** The JSON of the answer. */
  body: unknown;
};

/** Id of the data block that holds it. */
export const firstAnswerId = 'first-answer';
