import type { StorybookConfig } from '@storybook/react-webpack5';
import { moduleRules } from '@marquee/build-kit/module-rules';

/** As the front ends are built. Development's rules want their hot-reload plugin; the workshop reloads stories itself. */
const rules = moduleRules('production');

const config: StorybookConfig = {
  framework: { name: '@storybook/react-webpack5', options: { builder: { fsCache: true } } },
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The toolbar's theme is our own: the colours follow the tokens, not a painted background.
  features: { backgrounds: false, sidebarOnboardingChecklist: false },
  // Built for development too, because only then React says what is wrong with a story.
  env: (env) => ({ ...env, NODE_ENV: 'development' }),
  // Else the browser asks for one that is not there, and complains.
  previewHead: (head) => `${head ?? ''}<link rel="icon" href="favicon.svg" />`,
  webpackFinal(webpack) {
    return {
      ...webpack,
      module: { ...webpack.module, rules: [...(webpack.module?.rules ?? []), ...rules] },
      optimization: { ...webpack.optimization, nodeEnv: false },
      performance: false,
    };
  },
};

export default config;
