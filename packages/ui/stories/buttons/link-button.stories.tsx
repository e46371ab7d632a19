import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LinkButton } from '../../src/index.ts';

const meta = {
  component: LinkButton,
  args: { href: '#portal', children: 'Sign In to Client Portal' },
} satisfies Meta<typeof LinkButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

export const Spotlight: Story = { args: { $variant: 'spotlight' } };

export const Outline: Story = { args: { $variant: 'outline' } };

export const Quiet: Story = { args: { $variant: 'quiet' } };

export const Danger: Story = { args: { $variant: 'danger' } };

export const SolidDanger: Story = { args: { $variant: 'danger-solid' } };

export const Small: Story = { args: { $size: 'small' } };

export const Hero: Story = { args: { $size: 'hero' } };

export const Wide: Story = { args: { $wide: true } };
