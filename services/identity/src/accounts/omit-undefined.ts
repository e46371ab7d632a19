/** A partial change as a form sends it. Absent and undefined fields mean no change. */
export type Changes<Fields> = { [Name in keyof Fields]?: Fields[Name] | undefined };

type Defined<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

export function omitUndefined<Fields extends object>(changes: Fields): Defined<Fields> {
  const present = Object.entries(changes).filter(([, value]) => value !== undefined);
  // Safe cast: the undefined fields were removed.
  return Object.fromEntries(present) as Defined<Fields>;
}
