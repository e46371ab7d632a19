/** What the test of the stories takes from Node, without Node's types in every browser file. */
declare module 'node:fs' {
  export function readdirSync(folder: string, options: { recursive: true }): string[];
}

declare module 'node:path' {
  export function join(...parts: string[]): string;
}

declare const __dirname: string;
