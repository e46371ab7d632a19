/** What the stand-in keeps of a resource of Stripe's: `Fields` as the SDK types them, `Own` where those allow several forms. */
export type Shape<
  Resource,
  Fields extends keyof Resource,
  Own extends { [Name in keyof Own]: Name extends keyof Resource ? unknown : never } = object,
> = Omit<Pick<Resource, Fields>, keyof Own> & Own;

export type Metadata = Record<string, string>;
