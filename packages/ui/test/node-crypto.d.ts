/** Declares the Node API that the test of the style hashes uses, so that Node's types stay out of browser files. */
declare module 'node:crypto' {
  type Hash = { update: (text: string) => Hash; digest: (encoding: 'base64') => string };
  export function createHash(algorithm: 'sha256'): Hash;
}
