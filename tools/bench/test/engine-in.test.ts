import { welcome } from '@marquee/local/welcome';

import { engineIn } from '../src/one-command/engine-in.ts';

const urls = { url: 'http://localhost:8080', metricsUrl: 'http://localhost:9090', stripeUrl: null };

describe('the log of npm start', () => {
  test('when the log contains the welcome text, then the database’s name is returned', () => {
    const said = welcome({ ...urls, databaseTitle: 'MongoDB 8.2.1, downloaded', seconds: 4 });

    expect(engineIn(`Starting…\n${said}\n{"level":30}\n`)).toBe('MongoDB 8.2.1, downloaded');
  });

  test('when the log does not contain the welcome text yet, then an error is thrown', () => {
    expect(() => engineIn('Starting…')).toThrow('database engine');
  });
});
