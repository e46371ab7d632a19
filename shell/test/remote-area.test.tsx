import type { RemoteReport } from '@marquee/contracts/remote-reports';
import { aClientUser, renderWithApp } from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';
import { FederationProvider } from '../src/federation/federation-context.tsx';
import type { Federation } from '../src/federation/federation.ts';
import { reportingFederation } from '../src/federation/reporting-federation.ts';
import { AppRoutes } from '../src/routing/app-routes.tsx';
import { aFederation } from './a-federation.ts';

beforeEach(() => {
  // React logs errors that an error boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

function visit(load: Federation['load']) {
  const reports: RemoteReport[] = [];
  const federation = reportingFederation(aFederation({ load }), {
    stages: new Map(),
    sendReport: (report) => reports.push(report),
  });
  const { user } = renderWithApp(
    <FederationProvider federation={federation}>
      <AppRoutes />
    </FederationProvider>,
    { route: '/client-admin', session: aClientUser() },
  );
  return {
    user,
    stages: () => reports.map((report) => (report.outcome === 'failed' ? report.stage : 'loaded')),
  };
}

const failure = /The Client team maintains this page/;

function Breaking(): never {
  throw new Error('undefined is not a function');
}

describe('area of a remote', () => {
  test('when one of its pages throws, then the load and the failure are reported', async () => {
    const { stages } = visit(async () => ({ RemoteRoutes: Breaking }));

    await screen.findByText(failure);

    expect(stages()).toEqual(['loaded', 'render']);
  });

  test('when it fails to load, then each failed attempt is reported once', async () => {
    const { user, stages } = visit(() => Promise.reject(new Error('gone')));
    await screen.findByText(failure);

    await user.click(screen.getByRole('button', { name: 'Try again' }));

    await screen.findByText(failure);
    expect(stages()).toEqual(['contract', 'contract']);
  });

  test('when the retry fails too, then the error message has the focus', async () => {
    const { user } = visit(() => Promise.reject(new Error('gone')));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));

    const heading = await screen.findByRole('heading', { level: 1, name: 'This page could not be loaded' });

    expect(heading).toHaveFocus();
  });
});
