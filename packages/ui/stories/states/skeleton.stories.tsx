import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Skeleton, SkeletonBlock } from '../../src/index.ts';

const meta = {
  component: Skeleton,
  subcomponents: { SkeletonBlock },
  args: { label: 'Loading quotes' },
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeRows: Story = {};

export const OneRow: Story = { args: { rows: 1 } };

export const ManyRows: Story = { args: { rows: 8 } };

export const OneBlock: Story = { render: () => <SkeletonBlock $width="44px" $height="48px" /> };

export const WholePage: Story = { args: { withHeading: true } };
