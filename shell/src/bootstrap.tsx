import { mountApp } from '@marquee/web-kit';
import { App } from './app.tsx';
import { createFederation } from './federation/federation.ts';
import { federationRuntime } from './federation/federation-runtime.ts';
import type { LoadStages } from './federation/load-stages.ts';
import { createRemoteReports } from './federation/remote-reports.ts';
import { reportedFederation } from './federation/reported-federation.ts';
import { showTheme, themeChoice } from './frame/theme-choice.ts';

showTheme(themeChoice());

const container = document.querySelector('#root');
if (container) {
  const stages: LoadStages = new Map();
  const tell = createRemoteReports((input, init) => fetch(input, init));
  const federation = reportedFederation(createFederation(federationRuntime(stages)), { stages, tell });
  mountApp(container, <App federation={federation} />);
}
