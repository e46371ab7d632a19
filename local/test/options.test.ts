import { readOptions } from '../src/options.ts';

describe('the options of npm start', () => {
  test('when nothing is said, then it is port 8080 and the data lies in the repository', () => {
    const options = readOptions('/marquee', [], {});

    expect(options).toEqual({
      reset: false,
      dev: false,
      port: 8080,
      dataFolder: '/marquee/.data',
      url: 'http://localhost:8080',
    });
  });

  test('when flags and variables are given, then they are taken', () => {
    const options = readOptions('/marquee', ['--reset', '--dev'], { PORT: '9000', DATA_DIR: '/elsewhere' });

    expect(options).toMatchObject({ reset: true, dev: true, port: 9000, dataFolder: '/elsewhere' });
  });

  test.each(['abc', '0', '65536', '80.5'])('when PORT is %s, then it is refused by name', (port) => {
    expect(() => readOptions('/marquee', [], { PORT: port })).toThrow('PORT must be a number');
  });

  test('when a flag is not known, then it is refused with those that are', () => {
    expect(() => readOptions('/marquee', ['--fresh'], {})).toThrow('there are --reset and --dev');
  });
});
