import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PageSpinner } from '../../src/index.ts';

const meta = {
  component: PageSpinner,
  parameters: { layout: 'fullscreen' },
  args: { children: 'Loading quote…' },
} satisfies Meta<typeof PageSpinner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WholePage: Story = {};
