/** Matches the login in an address like amqp://user:secret@host. */
const credentials = /(?<=:\/\/)[^\s/@]*:[^\s/]*@/g;
const emailAddress = /[^\s@"'<>:=,(){}]+@[^\s@"'<>:=,(){}]+\.[a-z]{2,}/gi;
const phoneNumber = /\+?\d[\d ().-]{8,}\d/g;

/** Masks email addresses, phone numbers and logins in a text from elsewhere. */
export function maskPersonal(text: string): string {
  return maskEmails(text).replace(phoneNumber, '[number]');
}

/** For our own texts, where digits that look like a phone number are an id or a time. Also masks logins in addresses. */
export function maskEmails(text: string): string {
  // Addresses and logins contain an `@`; most texts do not, and every logged line passes through here.
  if (!text.includes('@')) {
    return text;
  }
  return text.replace(credentials, '(login)@').replace(emailAddress, '[email]');
}
