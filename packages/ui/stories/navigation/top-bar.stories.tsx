import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { HashLink } from '../kit/hash-link.tsx';
import { Button, TopBar } from '../../src/index.ts';

const meta = {
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  args: {
    linkAs: HashLink,
    brandTo: '/home',
    links: [
      { to: '/home', label: 'Home', icon: 'house' },
      { to: '/client-admin', label: 'My Event Hub', icon: 'layout-dashboard' },
      { to: '/create-event', label: 'Create Event', icon: 'plus' },
    ],
    navLabel: 'Main',
    menuLabel: 'Menu',
    closeLabel: 'Close',
  },
} satisfies Meta<typeof TopBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SignedOut: Story = { args: { action: <Button size="small">Sign In</Button> } };

export const SignedIn: Story = {
  args: {
    greeting: 'Welcome, Amara',
    greetingTo: '/account',
    action: (
      <Button size="small" variant="outline">
        Sign Out
      </Button>
    ),
  },
};

export const LongName: Story = { args: { greeting: 'Welcome, Oluwaseun-Alexandrina Featherstonehaugh' } };

export const MenuOpenOnPhones: Story = {
  args: { greeting: 'Welcome, Amara', greetingTo: '/account', action: <Button>Sign Out</Button> },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByText('Menu')),
};
