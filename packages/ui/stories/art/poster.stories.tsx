import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Poster } from '../../src/index.ts';

const meta = {
  component: Poster,
  args: { name: 'wedding-elegance' },
  decorators: [
    (StoryPart) => (
      <div style={{ maxWidth: 420, aspectRatio: '4 / 3' }}>
        <StoryPart />
      </div>
    ),
  ],
} satisfies Meta<typeof Poster>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WeddingElegance: Story = { args: { name: 'wedding-elegance' } };

export const BirthdayCelebrations: Story = { args: { name: 'birthday-celebrations' } };

export const ProfessionalSetup: Story = { args: { name: 'professional-setup' } };

export const DanceFloorMagic: Story = { args: { name: 'dance-floor-magic' } };

export const SpecialMoments: Story = { args: { name: 'special-moments' } };

export const GrandEvents: Story = { args: { name: 'grand-events' } };
