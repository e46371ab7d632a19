/** Headers of a request from another site, as browsers of different ages send them. */
export const crossSite: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'from another site': { 'sec-fetch-site': 'cross-site' },
  'from another host of the site': { 'sec-fetch-site': 'same-site' },
  'from another site, claiming our origin': {
    'sec-fetch-site': 'cross-site',
    origin: 'http://localhost:8080',
  },
  'with a word for the site that there is not': { 'sec-fetch-site': 'friendly' },
  'with an empty word for the site': { 'sec-fetch-site': '' },
  'with the right word in capitals': { 'sec-fetch-site': 'SAME-ORIGIN' },
  'with another origin': { origin: 'https://evil.example' },
  'with no origin a browser would name': { origin: 'null' },
  'with our origin as a beginning': { origin: 'http://localhost:8080.evil.example' },
  'with our origin as an end': { origin: 'https://evil.example/http://localhost:8080' },
  'with our origin at another port': { origin: 'http://localhost:8081' },
  'with our origin by another scheme': { origin: 'https://localhost:8080' },
  'with a name before our host': { origin: 'http://x.localhost:8080' },
  'with nothing that says where from': {},
  'with only a referer': { referer: 'http://localhost:8080/' },
  'as a form': { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
  'as plain text': { 'content-type': 'text/plain', origin: 'https://evil.example' },
  'as parts of a form': { 'content-type': 'multipart/form-data; boundary=x', 'sec-fetch-site': 'cross-site' },
};

/** Headers of the product's own page. They show that the cross-site headers cause the rejection. */
export const ownPage = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
