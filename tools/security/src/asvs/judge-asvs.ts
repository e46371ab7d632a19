import type { Measured } from '@marquee/harness-kit/gate';

import { judge } from '../gates/judge.ts';
import type { Requirement } from './requirements.ts';

type Given = {
  /** The text of docs/security/asvs.md; null if it is missing. */
  text: string | null;
  requirements: readonly Requirement[];
  /** The text of a file by its path relative to the document; null if it is missing. */
  read: (path: string) => string | null;
};

type Verdict = 'pass' | 'not applicable' | 'exception';
type Link = { name: string; path: string };
type Line = { id: string; verdict: string; reason: string; links: readonly Link[] };

const verdicts: readonly string[] = ['pass', 'not applicable', 'exception'] satisfies Verdict[];
/** Paths of files that are executed and can fail. */
const testFile = /\.test\.tsx?$|\.spec\.ts$|\/(journeys|conformance|gates)\/|\/matrix\//;
const fewestWords = 3;

/**
 * Passed if every requirement has exactly one line: `pass` with a link to an existing test by its title, or `not applicable` or `exception`
 * with a reason.
 */
export function judgeAsvs({ text, requirements, read }: Given): Measured {
  const lines = text === null ? [] : readLines(text);
  const ids = requirements.map(({ id }) => id);
  const countOf = (verdict: Verdict) => lines.filter((line) => line.verdict === verdict).length;
  return judge({
    figures: `${lines.length} of ${ids.length} requirements: ${countOf('pass')} pass, ${countOf('not applicable')} not applicable, ${countOf('exception')} exceptions`,
    faults: [
      ...(text === null ? ['docs/security/asvs.md does not exist'] : []),
      ...missing(ids, lines),
      ...lines.flatMap((line, place) => [
        ...(ids.includes(line.id) ? [] : [`${line.id} is no requirement of levels 1 and 2`]),
        ...(lines.findIndex(({ id }) => id === line.id) < place ? [`${line.id} has two lines`] : []),
        ...complaintsAbout(line, read),
      ]),
    ],
  });
}

/** Reads lines such as `| 1.2.1 | pass | how | [when it is asked, then it answers](../../path.test.ts) |`. */
function readLines(text: string): Line[] {
  return text.split('\n').flatMap((line) => {
    const [id = '', verdict = '', ...rest] = line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (!/^V?\d+\.\d+\.\d+$/.test(id)) {
      return [];
    }
    const content = rest.join(' ');
    const links = [...content.matchAll(/\[([^\]]*)\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(
      ([, name = '', path = '']) => ({
        name,
        path,
      }),
    );
    const reason = content.replaceAll(/\[[^\]]*\]\([^)]*\)/g, '').trim();
    return [{ id: id.replace('V', ''), verdict: verdict.toLowerCase(), reason, links }];
  });
}

function missing(ids: readonly string[], lines: readonly Line[]): string[] {
  const without = ids.filter((id) => !lines.some((line) => line.id === id));
  return without.length === 0 ? [] : [`${without.length} have no line: ${without.slice(0, 10).join(', ')}`];
}

function complaintsAbout({ id, verdict, reason, links }: Line, read: Given['read']): string[] {
  const broken = links.flatMap((link) => complaintsAboutLink(id, link, read(link.path)));
  if (!verdicts.includes(verdict)) {
    return [...broken, `${id}: unknown verdict '${verdict}'`];
  }
  if (verdict === 'pass') {
    return links.some(({ path }) => testFile.test(path))
      ? broken
      : [...broken, `${id}: pass without a link to a test`];
  }
  const hasNoReason = reason.split(/\s+/).filter((word) => word !== '').length < fewestWords;
  return hasNoReason ? [...broken, `${id}: ${verdict} without a reason`] : broken;
}

/** Searches for the test's title in the file, so that a removed test is reported. */
function complaintsAboutLink(id: string, { name, path }: Link, text: string | null): string[] {
  if (text === null) {
    return [`${id}: ${path} does not exist`];
  }
  return testFile.test(path) && !text.includes(name) ? [`${id}: ${path} does not contain '${name}'`] : [];
}
