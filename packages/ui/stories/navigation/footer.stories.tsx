import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { services } from '../domain/services.ts';
import { ContactFields } from '../kit/contact-fields.tsx';
import { LegalLinks } from '../kit/legal-links.tsx';
import { Footer } from '../../src/index.ts';

const meta = {
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    tagline: 'Book events at clear, itemized prices.',
    contacts: [
      { icon: 'mail', text: 'hello@marquee.example' },
      { icon: 'phone', text: '(212) 555-0100' },
      { icon: 'map-pin', text: 'New York, NY' },
    ],
    services: { title: 'Services', names: services },
    form: { title: 'Write to us', content: <ContactFields /> },
    legal: '© 2024 Marquee',
    links: <LegalLinks />,
  },
} satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};
