import type { LegalSection } from './legal-page.tsx';

export const privacySections: readonly LegalSection[] = [
  {
    title: 'Overview',
    paragraphs: [
      'Marquee connects people who plan events with the providers who make them happen. To do that we handle personal data: yours, and that of the people you name in an event. This policy says what we collect, why, who sees it and what you can ask of us.',
      'It applies to everyone who visits Marquee, signs up as a client or a provider, or opens a quote by its share address.',
    ],
  },
  {
    title: 'Information we collect',
    paragraphs: [
      'From you: your name, e-mail address, phone number and password (kept only as a hash that cannot be turned back), your address and additional contacts where you give them; for providers also the business name, description, services and address.',
      'About your events: name, type, date, times, venue, number of guests, contacts, guests of honor, comments, the quotes made for them and what was accepted.',
      'By using Marquee: when you signed in, from which network address and browser, and technical records that let us find faults. Card numbers go to our card payment provider and never reach our servers.',
    ],
  },
  {
    title: 'How we use it',
    paragraphs: [
      'To run the service: to carry your request to the provider you chose, to show quotes, to book events, to bill subscriptions, and to tell you what happened.',
      'To keep it safe and working: to stop misuse, to find faults and to answer your questions. We send marketing mail only when you tick its box in your settings, and we make no decisions about you by machine alone.',
    ],
  },
  {
    title: 'How we share it',
    paragraphs: [
      'A provider sees an event, with its contacts, once you send it to them, and not before. A client sees a provider’s business details and quotes. Whoever holds the share address of a quote can read that quote, so pass it on with care.',
      'Companies that work for us (hosting, mail delivery, card payments, third-party sign-in) receive what their task needs, under contract. We do not sell personal data. We disclose it when the law requires it.',
    ],
  },
  {
    title: 'Security',
    paragraphs: [
      'Connections are encrypted, passwords are hashed with Argon2id, sessions can be ended by you, and each part of the service reads only its own records. No system is perfectly safe; if a breach puts you at risk we tell you without undue delay.',
    ],
  },
  {
    title: 'Your rights',
    paragraphs: [
      'You can read and correct your profile at any time. You can ask for a copy of your data, for its correction or deletion, or object to a use of it. We answer privacy requests within 30 days.',
      'Records of bookings and payments that the law makes us keep stay for that time, under a pseudonym where your account was deleted.',
    ],
  },
  {
    title: 'Cookies',
    paragraphs: [
      'We set one cookie, which keeps you signed in. It is needed for the service and holds a random number only. We use no advertising and no tracking cookies. Drafts of forms are kept in your own browser and are removed when you sign out.',
    ],
  },
  {
    title: 'Third parties',
    paragraphs: [
      'When you sign in with a third party or pay by card, that company handles your data under its own policy. Links to other sites lead away from Marquee; their policies apply there.',
    ],
  },
  {
    title: 'Children under 13',
    paragraphs: [
      'Marquee is not for children under 13 and we do not knowingly collect their data as users. If you believe a child has signed up, write to us and we will delete the account. Names of children at an event are given by the adult who plans it.',
    ],
  },
  {
    title: 'Changes',
    paragraphs: [
      'When this policy changes in substance we tell account holders by e-mail before it takes effect and change the date above.',
    ],
  },
  {
    title: 'Contact',
    paragraphs: [
      'Write to hello@marquee.example, call (212) 555-0142, or use the form at the foot of this page. Please say that your message is about privacy, so that it reaches the right person.',
    ],
  },
];
