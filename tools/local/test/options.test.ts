import { readOptions } from '../src/options.ts';

describe('the options of npm start', () => {
  test('when none is given, then the port is 8080, and the data folder is in the repository', () => {
    const options = readOptions('/marquee', [], {});

    expect(options).toEqual({
      reset: false,
      dev: false,
      port: 8080,
      dataFolder: '/marquee/.data',
      url: 'http://localhost:8080',
    });
  });

  test('when flags and variables are given, then they are used', () => {
    const options = readOptions('/marquee', ['--reset', '--dev'], { PORT: '9000', DATA_DIR: '/elsewhere' });

    expect(options).toMatchObject({ reset: true, dev: true, port: 9000, dataFolder: '/elsewhere' });
  });

  test.each(['abc', '0', '65536', '80.5'])('when PORT is %s, then the error names PORT', (port) => {
    expect(() => readOptions('/marquee', [], { PORT: port })).toThrow('PORT must be a number');
  });

  test('when a flag is unknown, then the error names the known flags', () => {
    expect(() => readOptions('/marquee', ['--fresh'], {})).toThrow('the options are --reset and --dev');
  });
});
