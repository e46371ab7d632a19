import { planLabels } from '../../plan-labels.ts';
import type { LegalSection } from './legal-page.tsx';

export const termsSections: readonly LegalSection[] = [
  {
    title: 'Acceptance',
    paragraphs: [
      'These terms are a contract between you and Marquee (“we”, “us”). By creating an account or using Marquee you agree to them. If you act for a business or an organization, you confirm that you may bind it, and “you” means it as well. If you do not agree, please do not use the service.',
      'How we handle personal data is described in the privacy policy.',
    ],
  },
  {
    title: 'Service description',
    paragraphs: [
      'Marquee is a marketplace and a tool: clients ask providers for quotes, providers answer, clients accept, and the event is booked. We carry requests, quotes and messages and keep the record of what was agreed.',
      'The contract for the event is between client and provider alone. Marquee is not a party to it, does not perform the services, does not employ or recommend providers and does not check their work. We may add to the service or change parts of it, as long as what you have booked or paid for is not taken away.',
    ],
  },
  {
    title: 'Accounts',
    paragraphs: [
      'You must be at least 18 years old and able to enter a contract. Give true details, keep them up to date, keep your password to yourself and hold one account per person or business. What is done with your account counts as done by you until you tell us that someone else has it; please tell us at once.',
    ],
  },
  {
    title: 'Conduct',
    paragraphs: [
      'Do not break the law, mislead others, harass or threaten anyone, discriminate against anyone, enter what belongs to others without their leave, or send unwanted advertising.',
      'Do not copy the service by machine, probe or disturb it, carry malicious code into it, go around its limits, or get at what is not yours. If you find a weakness, report it to us and to nobody else until it is fixed.',
    ],
  },
  {
    title: 'Provider terms',
    paragraphs: [
      'Providers are independent businesses. They answer for their descriptions, prices, permits, insurance, taxes, staff and for the services they sell, and they treat the details of clients and guests as confidential and use them for the event only.',
      'A quote that was sent is an offer: it holds at its price until the day it names, unless it is revised, archived or withdrawn before it is accepted. A provider whose quote was accepted is bound to it.',
    ],
  },
  {
    title: 'Client terms',
    paragraphs: [
      'Clients give correct details of the event and the venue, see to it that the provider can work there safely, and tell the provider in good time when something changes.',
      'Accepting a quote books the event at that price and is binding. A booking ends only by completing it or by cancelling it with a reason; what a cancellation costs, and any deposit, is agreed between client and provider. Complaints about a service are to be raised with the provider first.',
    ],
  },
  {
    title: 'Payment and billing',
    paragraphs: [
      `Providers pay a subscription of ${planLabels.price}. It is free until ${planLabels.freeUntil}. From then on it is charged in advance and renews each month until it is cancelled; a cancellation takes effect at the end of the paid month, and partial months are not refunded. If a payment fails we say so and try again; until it is paid we may withhold features that need a subscription, but never existing bookings or their records.`,
      'Using Marquee is free for clients. What a client owes for an event is owed to the provider, also where it is paid through Marquee; refunds of it are for the provider to grant.',
      'Prices are in US dollars, without the taxes that may come on top. Cards are charged by our card payment provider under its own terms. We announce a change of the subscription price at least 30 days before it applies; you can cancel before that.',
    ],
  },
  {
    title: 'Intellectual property',
    paragraphs: [
      'The name, design and software of Marquee belong to us or our licensors. You may use them through the service as these terms allow, and not otherwise.',
      'What you enter stays yours. You allow us, free of charge and for as long as the service needs it, to store, show and transmit it in order to run the service, and you confirm that you may allow that. If you believe that something on Marquee infringes your rights, write to us, name the work and the place, and we will look into it and remove what has to be removed. Suggestions you send us may be used without payment.',
    ],
  },
  {
    title: 'Availability',
    paragraphs: [
      'We work to keep Marquee available and your records safe, but do not promise that it is never interrupted or free of faults. We announce planned interruptions where we can. Keep your own copy of what you cannot do without: a quote can be printed at any time.',
    ],
  },
  {
    title: 'Disclaimers',
    paragraphs: [
      'The service is provided “as is” and “as available”. As far as the law allows we give no warranty for it, express or implied, neither of merchantability, of fitness for a purpose or of non-infringement, nor for the identity, conduct, quality or suitability of any client, provider or event.',
    ],
  },
  {
    title: 'Liability',
    paragraphs: [
      'As far as the law allows, we are not liable for indirect, incidental, special or consequential damage, for lost profits, lost data or lost goodwill, nor for what clients and providers do or fail to do toward each other.',
      'Our total liability for all claims is capped at the amount you paid us in the prior 12 months. Nothing here limits liability that cannot be limited by law, such as for intent.',
    ],
  },
  {
    title: 'Indemnification',
    paragraphs: [
      'You hold us and our people harmless from claims of others, with the reasonable costs of answering them, that arise from your events, your services, what you entered, or your breach of these terms or of the law. We tell you of such a claim without delay, let you lead its defense and help with it at your cost; you settle nothing in our name without our consent.',
    ],
  },
  {
    title: 'Termination',
    paragraphs: [
      'You can close your account at any time; open bookings are to be completed or cancelled first, invoices paid or voided and refunds finished, and a provider waits 30 days after the last completed booking. We may suspend or close an account that breaks these terms, does not pay or puts others at risk, with notice and a chance to put it right where that can be expected of us, and we may end the service for everyone with 30 days’ notice.',
      'Bookings that were made stay binding between client and provider. Records of bookings and payments are kept as the law requires. The sections on intellectual property, disclaimers, liability, indemnification and governing law outlast the end of the contract.',
    ],
  },
  {
    title: 'Governing law',
    paragraphs: [
      'The law of the State of New York applies, without its conflict rules. Please write to us first: most disagreements end with an answer, and both sides give it 30 days before going to court. After that the courts in New York County are competent, unless mandatory law gives you another court or the protection of another law.',
    ],
  },
  {
    title: 'Changes',
    paragraphs: [
      'We may change these terms. Changes take effect 30 days after notice by email or in the service; changes that the law demands may take effect sooner. If you do not agree, close your account before that day. If you keep using Marquee after it, you accept them. What was booked before stays under the terms it was booked under.',
    ],
  },
  {
    title: 'Miscellaneous',
    paragraphs: [
      'If a part of these terms is invalid, the rest stands. Not using a right is no waiver of it. Neither side answers for what lies outside its control, such as failures of power or networks, weather or acts of authorities. You may not transfer your account; we may transfer this contract in a merger or sale. Nothing here makes anybody a partner, agent or employee of ours.',
      'Notices to you go to the email address of your account, notices to us to the address below. These terms and the privacy policy are the whole agreement.',
    ],
  },
  {
    title: 'Contact',
    paragraphs: [
      'Write to hello@marquee.example or to Marquee, New York, NY, call (212) 555-0142, or use the form at the bottom of this page.',
    ],
  },
];
