type Mutation = (path: string) => string | null;

/**
 * Spellings that would mislead a matcher that compares prefixes, decodes the path or ignores case. Returns null where the mutation does not
 * apply.
 */
export const mutations: Readonly<Record<string, Mutation>> = {
  'a slash at the end': (path) => `${path}/`,
  'a slash doubled at the front': (path) => `/${path}`,
  'a slash doubled inside': (path) => path.replace('/api/', '/api//'),
  'an additional letter': (path) => `${path}s`,
  'a missing letter': (path) => path.slice(0, -1),
  'the first word longer': (path) => inFirstWord(path, (word) => `${word}s`),
  'the first word shorter': (path) => inFirstWord(path, (word) => word.slice(0, -1)),
  'the first word in capitals': (path) => inFirstWord(path, (word) => word.toUpperCase()),
  'all in capitals': (path) => path.toUpperCase(),
  'a letter encoded': (path) => inFirstWord(path, (word) => `%${hexOf(word)}${word.slice(1)}`),
  'a slash encoded': (path) => path.replace(/\/(?=[^/]*$)/, '%2f'),
  'a slash encoded in capitals': (path) => path.replace(/\/(?=[^/]*$)/, '%2F'),
  'a backslash': (path) => path.replace(/\/(?=[^/]*$)/, '\\'),
  'a backslash encoded': (path) => path.replace(/\/(?=[^/]*$)/, '%5c'),
  'up and back': (path) => path.replace('/api/', '/api/x/../'),
  'up and back, encoded': (path) => path.replace('/api/', '/api/x/%2e%2e/'),
  'a dot segment': (path) => path.replace('/api/', '/api/./'),
  'through another root folder': (path) => path.replace('/api/', '/mfe/../api/'),
  'an internal address': (path) => path.replace('/api/', '/internal/'),
  'without api': (path) => path.replace('/api/', '/'),
  'api twice': (path) => path.replace('/api/', '/api/api/'),
  'another version': (path) => path.replace('/api/', '/api/v1/'),
  'a parameter of the path': (path) => inFirstWord(path, (word) => `${word};x=1`),
  'an extension': (path) => `${path}.json`,
  'a null': (path) => `${path}%00`,
  'a tab': (path) => `${path}%09`,
  'a space': (path) => `${path}%20`,
  'an encoded question mark': (path) => `${path}%3fx=1`,
  'an encoded hash sign': (path) => `${path}%23x`,
  'an additional segment': (path) => `${path}/internal`,
  'the first word missing': (path) => inFirstWord(path, () => ''),
};

export type Mutated = { kind: string; path: string };

/** Every mutation of every path, without duplicates. */
export function mutate(paths: readonly string[]): Mutated[] {
  const found = new Map<string, Mutated>();
  for (const [kind, change] of Object.entries(mutations)) {
    for (const before of paths) {
      const path = change(before);
      if (path !== null && path !== before && !paths.includes(path)) {
        found.set(path, { kind, path });
      }
    }
  }
  return [...found.values()];
}

function inFirstWord(path: string, change: (word: string) => string): string {
  const [empty = '', api = '', word = '', ...rest] = path.split('/');
  return [empty, api, change(word), ...rest].join('/');
}

function hexOf(word: string): string {
  return word.charCodeAt(0).toString(16);
}
