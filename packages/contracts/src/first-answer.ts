/** The answer to a public call, embedded in the page. The first caller of the operation uses this answer instead of sending a request. */
export type FirstAnswer = {
  /** Path and query of the call: `/api/public/quote/…`. */
  address: string;
  status: number;
  /** The JSON of the answer. */
  body: unknown;
};

/** Id of the `<script>` element with the first answer as JSON. */
export const firstAnswerId = 'first-answer';
