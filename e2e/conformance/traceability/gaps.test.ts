import { gapsIn } from './gaps.ts';
import { readSentences } from './read-sentences.ts';

const productSpec = `# The product

Nobody has to quote what introduces it.

## 2. Screens

| Route | Behaviour |
|---|---|
| /home | Public landing page |

- Empty states: 'No Quote Found'; 'You don't have any quotes yet.'
- A button is disabled while pending.
`;
const decisions = 'Where this page differs,\nit wins.';

const everything = [
  '1. "Route | Behaviour" → 2 Routes: when read, then a heading',
  '2. "/home | Public landing page" → 2 Routes: when opened, then the landing page',
  `3. "Empty states: 'No Quote Found'" → 2 Portal: when there is no quote, then so`,
  `4. "'You don't have any quotes yet.'" → 2 Portal: when there is no quote, then the words`,
  '5. "A button is disabled while pending." → decisions "differs, it wins."',
];

describe('the gaps in the list of sentences', () => {
  test('when every clause and text is quoted, then there are no gaps', () => {
    expect(gapsOf(everything)).toEqual([]);
  });

  test('when a clause is not quoted, then it is reported', () => {
    expect(gapsOf(everything.slice(0, 4))).toEqual([
      '§2 no sentence quotes: - A button is disabled while pending.',
    ]);
  });

  test('when a quotation omits a word of its clause, then the word is reported', () => {
    const lines = everything.with(4, '5. "A button is disabled" → decisions "differs, it wins."');

    expect(gapsOf(lines)).toEqual(['§2 no sentence quotes: while pending.']);
  });

  test('when a clause is listed as not visible, then it counts as quoted', () => {
    const unseen = '- "A button is disabled while pending.": nobody looks';

    expect(gapsOf([...everything.slice(0, 4), unseen])).toEqual([]);
  });

  test('when the quotation omits a text in quotes, then the text is reported', () => {
    const lines = everything.with(2, '3. "Empty states:" → 2 Portal: when there is no quote, then so');

    expect(gapsOf(lines)).toContain("§2 no sentence quotes the text 'No Quote Found'");
  });

  test.each([
    [
      'a quotation that is not in the specification',
      '5. "A button is on." → 2 A: b',
      'Not in the specification: "A button is on."',
    ],
    [
      'a decision that does not exist',
      '5. "A button is disabled while pending." → decisions "it loses"',
      '5 names a line that decisions.md does not have',
    ],
    [
      'a number out of order',
      '7. "A button is disabled while pending." → 2 A: b',
      'Out of number: 7. "A button is disabled while pending."',
    ],
    [
      'a test that another sentence names',
      '5. "A button is disabled while pending." → 2 Routes: when opened, then the landing page',
      'Two sentences name one test: 2 Routes: when opened, then the landing page',
    ],
    [
      'no test at all',
      '5. "A button is disabled while pending."',
      'Neither a sentence nor an unseen one: 5. "A button is disabled while pending."',
    ],
  ])('when a sentence has %s, then that is reported', (_what, line, gap) => {
    expect(gapsOf(everything.with(4, line))).toContain(gap);
  });
});

function gapsOf(lines: string[]): string[] {
  return gapsIn(readSentences(lines.join('\n')), { productSpec, decisions });
}
