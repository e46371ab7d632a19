import { librariesIn } from '../src/web/delivery/on-demand-libraries.ts';

const scriptsByLibrary = {
  charts: new Set(['691.js']),
  calendars: new Set<string>(),
  PDF: new Set(['70.js']),
};

describe('libraries that few pages need', () => {
  test('when a page loads a script that contains such a library, then the library is reported', () => {
    const scripts = ['http://localhost:8080/main.js', 'http://localhost:8080/mfe/provider/691.js?again'];

    expect(librariesIn(scriptsByLibrary, scripts)).toEqual(['charts']);
  });

  test('when a page loads no such script, then nothing is reported', () => {
    expect(librariesIn(scriptsByLibrary, ['http://localhost:8080/main.js'])).toEqual([]);
  });
});
