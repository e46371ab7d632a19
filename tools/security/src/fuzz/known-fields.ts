import { scenarios } from '../stack/scenarios.ts';

/** `limit`: a whole number as text. `word`: one of a few words. `instant`: a text with at least a year. */
export type Kind = 'text' | 'number' | 'flag' | 'list' | 'object' | 'limit' | 'word' | 'instant';
export type KnownField = { name: string; kind: Kind; isRequired: boolean };

/**
 * The input of each operation without a path parameter, as the services' scenarios declare it. People write it from the specification and
 * decisions.md, and not from the schemas, so that the table reveals a schema that is too lenient.
 */
export const knownFields: ReadonlyMap<string, readonly KnownField[]> = new Map(
  scenarios.flatMap(({ operations }) =>
    Object.entries(operations).flatMap(([name, { input }]): Entry[] =>
      input === undefined ? [] : [[name, input.split(' ').map(readField)]],
    ),
  ),
);

type Entry = [string, KnownField[]];

function readField(word: string): KnownField {
  const [name = '', kind = 'text'] = word.split('=');
  return { name: name.replace('!', ''), kind: kind as Kind, isRequired: name.endsWith('!') };
}
