import type { Preview } from '@storybook/react-webpack5';
import { logHandlers } from './log-handlers.ts';
import { withPageStyles } from './with-page-styles.tsx';

const preview: Preview = {
  tags: ['autodocs'],
  argsEnhancers: [logHandlers],
  decorators: [withPageStyles],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'Theme of the system' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'play',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'Motion of the system' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'system', motion: 'system' },
  parameters: {
    viewport: {
      options: {
        phone: { name: 'Phone, 360', styles: { width: '360px', height: '800px' }, type: 'mobile' },
        desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
  },
};

export default preview;
