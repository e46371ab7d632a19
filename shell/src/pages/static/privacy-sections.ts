import type { LegalSection } from './legal-page.tsx';

export const privacySections: readonly LegalSection[] = [
  {
    title: 'Overview',
    paragraphs: [
      'Marquee (“we”, “us”) connects people who plan events with the providers who make them happen. To do that we handle personal data: yours, and that of the people you name in an event. This policy says what we collect, why, who sees it, how long we keep it and what you can ask of us.',
      'It applies to everyone who visits Marquee, signs up as a client or a provider, or opens a quote by its share address. We are responsible for the data described here. Once you have sent an event to a provider, that provider is responsible as well for what they do with it to prepare and perform their services.',
    ],
  },
  {
    title: 'Information we collect',
    paragraphs: [
      'From you: your name, email address, phone number and password (kept only as a hash that cannot be turned back), your address and additional contacts where you give them; for providers also the business name, description, services and address. What you write to us through the contact form or by email.',
      'About your events: name, type, date, times, venue, number of guests, contacts, guests of honor, comments, the quotes made for them, what was accepted and when, and why something was cancelled. Please name other people only as far as the event needs it, and tell them that you do.',
      'By using Marquee: when you signed in, from which network address and browser, and technical records that let us find faults and stop misuse.',
      'About payments: what was due, what was paid and when; the billing address that a client gives in Settings or on the page of an invoice, and the billing address and tax number that a provider gives for theirs. Card numbers go to our card payment provider and never reach our servers.',
    ],
  },
  {
    title: 'How we use it',
    paragraphs: [
      'To perform our contract with you: to carry your request to the provider you chose, to show quotes, to book events, to bill subscriptions, and to tell you what happened.',
      'Because we have a legitimate interest in a service that is safe and works: to stop misuse, to find faults, to answer your questions, to count how the service is used, and to establish or defend legal claims.',
      'Because the law obliges us: to keep accounting and tax records and to answer lawful requests of authorities.',
      'With your consent: marketing email, which we send only when you tick its box in your settings, and which stops when you clear it. We make no decisions about you by machine alone, and we do not use your events to advertise to you.',
    ],
  },
  {
    title: 'How we share it',
    paragraphs: [
      'A provider sees an event, with its contacts, once you send it to them, and not before. A client sees a provider’s business details and quotes. An invoice names both sides, with the billing addresses and the tax number that they had given when it was sent, and its receipt with those given when it was paid: each of the two can read it, and nobody else. Anyone with the share address of a quote can read that quote, with the names in it, so pass it on with care.',
      'Companies that work for us (hosting, email delivery, card payments, third-party sign-in) receive what their task needs, under contract, and may use it for nothing else. Some of them work outside your country; where the law asks for safeguards for that, we agree them.',
      'We disclose data when the law requires it, when it is needed to protect somebody from harm, or to a successor if the business or a part of it is sold; this policy then binds the successor. We do not sell personal data, and we do not share it for advertising across other sites.',
    ],
  },
  {
    title: 'Security',
    paragraphs: [
      'Connections are encrypted, passwords are hashed with Argon2id, a session ends when you sign out, the others when you change your password, and each part of the service reads only its own records. Access by our people is limited to those who need it.',
      'No system is perfectly safe. If a breach puts you at risk we tell you, and the authorities where the law asks for it, without undue delay. Please choose a password that you use nowhere else and tell us at once if you think that somebody else has it.',
    ],
  },
  {
    title: 'Your rights',
    paragraphs: [
      'You can read and correct your profile at any time. Wherever you live, you can ask us for a copy of your data in a common format, for its correction or deletion, or object to or restrict a use of it, and take back a consent you gave. We answer privacy requests within 30 days. We may ask you to show that the account is yours; we charge nothing and treat nobody worse for asking.',
      'We keep your account and your events for as long as the account exists. When it is deleted we erase your personal data, your billing address among them; records of bookings and payments that the law makes us keep stay for that time, under a pseudonym, and invoices and receipts that were issued keep the names, addresses, lines and reasons that they were issued with. Technical records are kept for no longer than finding faults and stopping misuse takes.',
      'If our answer does not satisfy you, you can turn to the data protection or consumer authority where you live.',
    ],
  },
  {
    title: 'Cookies',
    paragraphs: [
      'We set one cookie, which keeps you signed in. It is needed for the service and holds a random number only. Our card payment provider and third-party sign-in may set their own when you go to them. We use no advertising and no tracking cookies, so there is no banner to click away.',
      'Drafts of forms and choices such as the theme are kept in your own browser. Drafts are removed when you sign out.',
    ],
  },
  {
    title: 'Third parties',
    paragraphs: [
      'When you sign in with a third party or pay by card, that company handles your data under its own policy. From a third-party sign-in we receive your name, your email address and whether it is confirmed, and nothing else.',
      'Providers are businesses of their own. What they do with your data outside Marquee is governed by what you agree with them. Links to other sites lead away from Marquee; their policies apply there.',
    ],
  },
  {
    title: 'Children under 13',
    paragraphs: [
      'Marquee is not for children under 13, and accounts are for adults. We do not knowingly collect data from children under 13. If you believe that a child has signed up, write to us and we will delete the account and its data. Names of children at an event are given by the adult who plans it and are used for that event only.',
    ],
  },
  {
    title: 'Changes',
    paragraphs: [
      'We may change this policy when the service or the law changes. When it changes in substance we tell account holders by email before the change takes effect and update the dates above. Earlier versions are sent on request.',
    ],
  },
  {
    title: 'Contact',
    paragraphs: [
      'Write to hello@marquee.example or to Marquee, New York, NY, call (212) 555-0142, or use the form at the bottom of this page. Please say that your message is about privacy, so that it reaches the right person.',
    ],
  },
];
