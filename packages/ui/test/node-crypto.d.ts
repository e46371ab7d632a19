/** Declares the only Node API that these browser-side tests use, so that Node's types stay out of browser files. */
declare module 'node:crypto' {
  type Hash = { update: (text: string) => Hash; digest: (encoding: 'base64') => string };
  export function createHash(algorithm: 'sha256'): Hash;
}
