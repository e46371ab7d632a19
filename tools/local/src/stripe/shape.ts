/** The stored part of one of Stripe's resources: `Fields` as typed by the SDK, `Own` where the SDK permits several forms. */
export type Shape<
  Resource,
  Fields extends keyof Resource,
  Own extends { [Name in keyof Own]: Name extends keyof Resource ? unknown : never } = object,
> = Omit<Pick<Resource, Fields>, keyof Own> & Own;

export type Metadata = Record<string, string>;
