import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The target of a Markdown link to a file, without its fragment. */
const linkTarget = /\]\((?![a-z]+:|#)([^)#\s]+)(?:#[^)]*)?\)/g;

/** A test file in backticks. Its path starts at the repository's root only if its first folder exists there. */
const namedTest = /`((?:[\w.-]+\/)+[\w.-]+\.(?:test|spec)\.tsx?)`/g;

/** Returns each link to a missing file and each missing test in the tracked Markdown files of the repository, as `document: path`. */
export function brokenLinks(root: string): string[] {
  return execFileSync('git', ['ls-files', '-z', '*.md'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((document) => document !== '' && existsSync(join(root, document)))
    .flatMap((document) => {
      const text = readFileSync(join(root, document), 'utf8');
      const linked = pathsIn(text, linkTarget).filter(
        (path) => !existsSync(join(root, dirname(document), path)),
      );
      const named = pathsIn(text, namedTest).filter(
        (path) => startsAt(root, path) && !existsSync(join(root, path)),
      );
      return [...linked, ...named].map((path) => `${document}: ${path}`);
    });
}

function pathsIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, path = '']) => decodeURIComponent(path));
}

function startsAt(root: string, path: string): boolean {
  const [folder = ''] = path.split('/');
  return existsSync(join(root, folder));
}
