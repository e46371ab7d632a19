/** Declares the Node APIs that the test of the stories uses, so that Node's types stay out of browser files. */
declare module 'node:fs' {
  export function readdirSync(folder: string, options: { recursive: true }): string[];
}

declare module 'node:path' {
  export function join(...parts: string[]): string;
}

declare const __dirname: string;
