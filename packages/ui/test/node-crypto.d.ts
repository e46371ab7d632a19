/** The one thing these browser-side tests take from Node, without Node's types in every browser file. */
declare module 'node:crypto' {
  type Hash = { update: (text: string) => Hash; digest: (encoding: 'base64') => string };
  export function createHash(algorithm: 'sha256'): Hash;
}
