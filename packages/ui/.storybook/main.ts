import type { StorybookConfig } from '@storybook/react-webpack5';
import { moduleRules } from '@marquee/build-kit/module-rules';

/** The front ends' production rules, because the development rules require a hot-reload plugin. Storybook reloads stories itself. */
const rules = moduleRules('production');

const config: StorybookConfig = {
  framework: { name: '@storybook/react-webpack5', options: { builder: { fsCache: true } } },
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The toolbar has its own theme switch, which applies the design tokens; the Backgrounds addon changes only the background color.
  features: { backgrounds: false, sidebarOnboardingChecklist: false },
  // A development build, because React reports errors in stories only in development.
  env: (env) => ({ ...env, NODE_ENV: 'development' }),
  // Without this link the browser requests a favicon that does not exist and logs an error.
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
