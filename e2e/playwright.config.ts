import { defineConfig } from '@playwright/test';

const onCi = process.env.CI === 'true';

/** One project per suite; `npm run test:e2e` and `npm run test:all` select projects and set MARQUEE_URL and CHROMIUM_PATH. */
export default defineConfig({
  outputDir: './test-results',
  testMatch: '**/*.spec.ts',
  workers: 1,
  retries: onCi ? 1 : 0,
  forbidOnly: onCi,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: process.env.MARQUEE_URL ?? 'http://localhost:8080',
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Traces make every test a quarter slower. Local runs do not retry; `TRACE=on npm run test:e2e` records traces there.
    trace: process.env.TRACE === 'on' ? 'on' : 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
        ...['--disable-background-networking', '--disable-component-update'],
      ],
    },
  },
  projects: [
    { name: 'journeys', testDir: './journeys' },
    { name: 'restarts', testDir: './restarts', timeout: 400_000 },
    { name: 'federation', testDir: './federation', timeout: 60_000 },
    { name: 'standalone', testDir: './standalone', timeout: 180_000 },
    { name: 'accessibility', testDir: './accessibility' },
    { name: 'loading', testDir: './loading' },
    { name: 'page-scans', testDir: './page-scans' },
    {
      name: 'storybook',
      testDir: './storybook',
      timeout: 30_000,
      // All tests of this project are in one file, and two workers run them.
      fullyParallel: true,
      use: { trace: 'off' },
    },
    { name: 'conformance', testDir: './conformance', timeout: 45_000 },
  ],
});
