/** The answer to a public call that is part of the page: the first caller of that operation takes it instead. */
export type FirstAnswer = {
  /** Path and query of the call: `/api/public/quote/…`. */
  address: string;
  status: number;
  /** The JSON of the answer. */
  body: unknown;
};

/** Id of its data block. */
export const firstAnswerId = 'first-answer';
