/** The password of all demo accounts. */
export const demoPassword = 'Marquee-demo-1!';

export const demoProviders = {
  sunset: {
    email: 'bookings@sunsetsound.example',
    businessName: 'Sunset Sound Co.',
    fullName: 'Dev Malhotra',
    phone: '(212) 555-0178',
    address: '48 Water Street, Brooklyn, NY',
    businessDescription:
      'Wedding and party DJs for New York and New Jersey, with lighting and sound included.',
    serviceTypes: ['DJ Services', 'Lighting', 'Sound Equipment'],
  },
  goldenHour: {
    email: 'hello@goldenhour.example',
    businessName: 'Golden Hour Photo',
    fullName: 'Lena Ortiz',
    phone: '(718) 555-0142',
    address: '210 Franklin Street, Brooklyn, NY',
    businessDescription: 'Documentary photography and film for weddings and family celebrations.',
    serviceTypes: ['Photography', 'Videography'],
  },
  saffronTable: {
    email: 'kitchen@saffrontable.example',
    businessName: 'Saffron Table',
    fullName: 'Imran Qureshi',
    phone: '(646) 555-0119',
    address: '37-11 74th Street, Jackson Heights, NY',
    businessDescription: 'South Asian catering for fifty to five hundred guests.',
    serviceTypes: ['Catering'],
  },
  harborAndVine: {
    email: 'plan@harborandvine.example',
    businessName: 'Harbor & Vine Events',
    fullName: 'Grace Kim',
    phone: '(201) 555-0186',
    address: '9 River Road, Hoboken, NJ',
    businessDescription: 'Planning, décor and day-of coordination.',
    serviceTypes: ['Event Planning', 'Decorations'],
  },
};

export const demoClients = {
  amara: { firstName: 'Amara', lastName: 'Okafor', email: 'amara@okafor.example', phone: '(917) 555-0123' },
  chidi: { firstName: 'Chidi', lastName: 'Okafor', email: 'chidi@okafor.example', phone: '(917) 555-0164' },
  marta: { firstName: 'Marta', lastName: 'Reyes', email: 'marta@reyes.example', phone: '(347) 555-0101' },
  priya: { firstName: 'Priya', lastName: 'Raman', email: 'priya@raman.example', phone: '(929) 555-0137' },
  northline: {
    firstName: 'Northline',
    lastName: 'Inc.',
    email: 'events@northline.example',
    phone: '(212) 555-0190',
  },
};

export type DemoProvider = keyof typeof demoProviders;
export type DemoClient = keyof typeof demoClients;
