export const founderStats = [
  { label: 'Years of experience', figure: '15+' },
  { label: 'Events', figure: '5000+' },
  { label: 'Clients', figure: '500+' },
  { label: 'Partners', figure: '200+' },
  { label: 'Rating', figure: '4.9/5.0' },
];

export const founderSections = [
  {
    title: 'The pitch',
    paragraphs: [
      'Planning an event should not mean forty messages to learn one price. On Marquee a client writes one request, a provider answers line by line, and what was sent is what is accepted.',
    ],
  },
  {
    title: 'The journey',
    paragraphs: [
      'It began with a pair of turntables and a borrowed van. Weddings led to reunions, reunions to company parties, and every one of them began with a quote on the back of something.',
      'After the third double booking in one summer the spreadsheet became a program, the program found users among friends, and the friends became partners.',
    ],
  },
  {
    title: 'Vision and mission',
    paragraphs: [
      'Vision: every celebration finds the people who make it, at a price both sides can read.',
      'Mission: to give independent providers the tools of a large agency, and clients the calm of knowing what happens next.',
    ],
  },
] as const;

export const coreValues = [
  { title: 'Excellence', text: 'The last song is played with the care of the first.' },
  { title: 'Innovation', text: 'Tools serve the evening. When a better way appears, we take it.' },
  { title: 'Integrity', text: 'A price is a promise. What was sent is what is accepted.' },
  { title: 'Passion', text: 'We do this because we love full dance floors.' },
] as const;

export const recognition =
  'Clients rate the events we took part in 4.9 out of 5.0. More than two hundred partners, from florists to sound engineers, work with us again and again, which is the recognition we value most.';
