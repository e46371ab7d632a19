import type { LegalSection } from './legal-page.tsx';

export const termsSections: readonly LegalSection[] = [
  {
    title: 'Acceptance',
    paragraphs: [
      'By creating an account or using Marquee you agree to these terms. If you act for a business, you confirm that you may bind it. If you do not agree, please do not use the service.',
    ],
  },
  {
    title: 'Service description',
    paragraphs: [
      'Marquee is a marketplace: clients ask providers for quotes, providers answer, clients accept, and the event is booked. The contract for the event is between client and provider. Marquee is not a party to it, does not perform the services and does not employ providers.',
    ],
  },
  {
    title: 'Accounts',
    paragraphs: [
      'You must be at least 18 years old, give true details and keep your password to yourself. What is done with your account counts as done by you until you tell us that someone else has it.',
    ],
  },
  {
    title: 'Conduct',
    paragraphs: [
      'Do not break the law, mislead others, harass anyone, send unwanted advertising, copy the service by machine, probe or disturb it, or get at what is not yours. Do not use Marquee to discriminate against anyone.',
    ],
  },
  {
    title: 'Provider terms',
    paragraphs: [
      'Providers answer for their descriptions, prices, permits, insurance, taxes and for the services they sell. A quote that was sent is an offer: it holds at its price until the day it names, unless it is withdrawn or revised before it is accepted.',
    ],
  },
  {
    title: 'Client terms',
    paragraphs: [
      'Clients give correct details of the event and the venue. Accepting a quote books the event at that price and is binding. A booking ends only by completing it or by cancelling it with a reason; what a cancellation costs is agreed between client and provider.',
    ],
  },
  {
    title: 'Payment and billing',
    paragraphs: [
      'Providers pay a subscription of $99 per month. It is free until October 1, 2025. The subscription renews monthly until it is cancelled; a cancellation takes effect at the end of the paid month, and partial months are not refunded. Prices are in US dollars. Cards are charged by our card payment provider.',
      'Using Marquee is free for clients. What a client owes for an event is owed to the provider.',
    ],
  },
  {
    title: 'Intellectual property',
    paragraphs: [
      'The name, design and software of Marquee belong to us or our licensors. What you enter stays yours; you allow us to store, show and transmit it as far as running the service needs.',
    ],
  },
  {
    title: 'Availability',
    paragraphs: [
      'We work to keep Marquee available and your records safe, but do not promise that it is never interrupted. We announce planned interruptions where we can.',
    ],
  },
  {
    title: 'Disclaimers',
    paragraphs: [
      'The service is provided as it is. As far as the law allows we give no warranty for it, nor for the identity, conduct, quality or suitability of any client or provider.',
    ],
  },
  {
    title: 'Liability',
    paragraphs: [
      'As far as the law allows, we are not liable for indirect or consequential damage, lost profits or lost data, and our total liability is capped at the amount you paid us in the prior 12 months. Nothing here limits liability that cannot be limited by law.',
    ],
  },
  {
    title: 'Indemnification',
    paragraphs: [
      'You hold us harmless from claims of others that arise from your events, your services, what you entered, or your breach of these terms.',
    ],
  },
  {
    title: 'Termination',
    paragraphs: [
      'You can close your account at any time; open bookings are to be completed or cancelled first. We may suspend or close an account that breaks these terms or puts others at risk. Records of bookings and payments are kept as the law requires.',
    ],
  },
  {
    title: 'Governing law',
    paragraphs: [
      'The law of the State of New York applies, without its conflict rules. Courts in New York County are competent, unless mandatory law gives you another court.',
    ],
  },
  {
    title: 'Changes',
    paragraphs: [
      'We may change these terms. Changes take effect 30 days after notice by e-mail or in the service. If you keep using Marquee after that, you accept them.',
    ],
  },
  {
    title: 'Miscellaneous',
    paragraphs: [
      'If a part of these terms is invalid, the rest stands. Not using a right is no waiver of it. You may not transfer your account; we may transfer ours in a merger or sale. These terms and the privacy policy are the whole agreement.',
    ],
  },
  {
    title: 'Contact',
    paragraphs: [
      'Write to hello@marquee.example, call (212) 555-0142, or use the form at the foot of this page.',
    ],
  },
];
