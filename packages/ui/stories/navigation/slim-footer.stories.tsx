import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LegalLinks } from '../kit/legal-links.tsx';
import { SlimFooter } from '../../src/index.ts';

const meta = {
  component: SlimFooter,
  parameters: { layout: 'fullscreen' },
  args: { legal: '© 2024 Marquee', linksLabel: 'My Event Hub', links: <LegalLinks /> },
} satisfies Meta<typeof SlimFooter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneLine: Story = {};
