import { readNightlyArguments } from '../src/nightly-arguments.ts';

const suites = ['mutants', 'chaos', 'firefox'];

describe('the arguments of the nightly run', () => {
  test('when no suite is named, then every suite runs in the order of the list', () => {
    expect(readNightlyArguments([], suites)).toEqual({ command: 'run', ids: suites, goOn: false });
  });

  test('when suites are named, then only the named suites run, in the order of the list', () => {
    const request = readNightlyArguments(['firefox', '--go-on', 'mutants'], suites);

    expect(request).toEqual({ command: 'run', ids: ['mutants', 'firefox'], goOn: true });
  });

  test.each([
    [['list'], false],
    [['list', '--json'], true],
  ])('when %j is given, then the suites are listed', (args, isJson) => {
    expect(readNightlyArguments(args, suites)).toEqual({ command: 'list', isJson });
  });

  test.each([[['fierfox']], [['chaos', '--json']], [['list', 'chaos']], [['chaos', '--goon']]])(
    'when %j is given, then the error names the known suites',
    (args) => {
      expect(() => readNightlyArguments(args, suites)).toThrow('with the suites mutants, chaos, firefox');
    },
  );
});
