/** A partial change as a form sends it: fields that are absent or undefined stay unchanged. */
export type Changes<Fields> = { [Name in keyof Fields]?: Fields[Name] | undefined };

type Defined<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

export function omitUndefined<Fields extends object>(changes: Fields): Defined<Fields> {
  const present = Object.entries(changes).filter(([, value]) => value !== undefined);
  // The same fields without the undefined ones.
  return Object.fromEntries(present) as Defined<Fields>;
}
