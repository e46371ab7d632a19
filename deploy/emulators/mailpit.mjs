import { createServer } from 'node:http';

import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** Received emails, newest first, in the format of Mailpit's API. */
const mails = [];

const smtp = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData(stream, session, done) {
    simpleParser(stream).then(({ subject, text, html }) => {
      const To = session.envelope.rcptTo.map(({ address }) => ({ Name: '', Address: address }));
      mails.unshift({ ID: String(mails.length + 1), To, Subject: subject, Text: text, HTML: html || '' });
      done();
    }, done);
  },
});

const web = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://mailpit');
  const one = /^\/api\/v1\/message\/(?<id>\w+)$/.exec(pathname)?.groups?.id;
  const answer =
    pathname === '/api/v1/search'
      ? found(searchParams.get('query') ?? '')
      : mails.find(({ ID }) => ID === one);
  response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
  response.end(JSON.stringify(answer ?? { Error: 'not found' }));
});

/** The emails that match a search query. Supports only `to:"address"`. */
function found(query) {
  const address = /^to:"(?<address>[^"]*)"$/.exec(query)?.groups?.address;
  return { messages: mails.filter(({ To }) => To.some(({ Address }) => Address === address)) };
}

smtp.listen(1025);
web.listen(8025);
for (const signal of ['SIGTERM', 'SIGINT']) {
  process.on(signal, () => process.exit(0));
}
