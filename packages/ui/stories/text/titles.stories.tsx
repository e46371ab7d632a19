import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { longName } from '../domain/names.ts';
import { Caption, Display1, Display2, Heading, Small, Title1, Title2, Title3 } from '../../src/index.ts';

const meta = {
  component: Title1,
  subcomponents: { Display1, Display2, Title2, Title3, Heading, Small, Caption },
  args: { children: 'Sunset Sound Co. Dashboard' },
} satisfies Meta<typeof Title1>;
export default meta;

type Story = StoryObj<typeof meta>;

export const PageTitle: Story = {};

export const Display: Story = { render: () => <Display1>Your Dream Event Starts Here</Display1> };

export const SmallerDisplay: Story = { render: () => <Display2>Ready to Plan Your First Event?</Display2> };

export const SectionTitle: Story = { render: () => <Title2>Requests Received</Title2> };

export const CardTitle: Story = { render: () => <Title3>Sofia’s Sweet16</Title3> };

export const HeadingOfAPart: Story = { render: () => <Heading>Notes from Sunset Sound Co.</Heading> };

export const SmallText: Story = {
  render: () => <Small>Nothing leaves this page until you send it to a provider.</Small>,
};

export const CaptionText: Story = { render: () => <Caption>Last changed Aug 20, 2025</Caption> };

export const LongTitle: Story = { args: { children: longName } };

export const OneLongWord: Story = { args: { children: 'Donaudampfschifffahrtsgesellschaftsjubiläumsfeier' } };
