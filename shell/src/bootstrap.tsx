import { mountApp } from '@marquee/web-kit';
import { App } from './app.tsx';
import { createFederation } from './federation/federation.ts';
import { federationRuntime } from './federation/federation-runtime.ts';
import { showTheme, themeChoice } from './frame/theme-choice.ts';

showTheme(themeChoice());

const container = document.querySelector('#root');
if (container) {
  mountApp(container, <App federation={createFederation(federationRuntime())} />);
}
