/** Matches the login in an address like amqp://user:secret@host. */
const credentials = /(?<=:\/\/)[^\s/@]*:[^\s/]*@/g;
const emailAddress = /[^\s@"'<>:=,(){}]+@[^\s@"'<>:=,(){}]+\.[a-z]{2,}/gi;
const phoneNumber = /\+?\d[\d ().-]{8,}\d/g;

/** Masks email addresses, phone numbers and logins in a text that our own code did not write. */
export function maskPersonal(text: string): string {
  return maskEmails(text).replace(phoneNumber, '[number]');
}

/** Masks email addresses and logins in our own texts, where digits that look like a phone number are an id or a time. */
export function maskEmails(text: string): string {
  // Skips most texts quickly, because every logged line is masked: email addresses and logins contain an `@`.
  if (!text.includes('@')) {
    return text;
  }
  return text.replace(credentials, '(login)@').replace(emailAddress, '[email]');
}
