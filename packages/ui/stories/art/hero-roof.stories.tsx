import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { HeroRoof } from '../../src/index.ts';

const meta = {
  component: HeroRoof,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div style={{ position: 'relative', height: 420 }}>
      <HeroRoof />
    </div>
  ),
} satisfies Meta<typeof HeroRoof>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FillsItsBox: Story = {};
