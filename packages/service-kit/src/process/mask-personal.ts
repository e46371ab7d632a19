/** Of an address like amqp://who:secret@where. */
const credentials = /(?<=:\/\/)[^\s/@]*:[^\s/]*@/g;
const emailAddress = /[^\s@"'<>:=,(){}]+@[^\s@"'<>:=,(){}]+\.[a-z]{2,}/gi;
const phoneNumber = /\+?\d[\d ().-]{8,}\d/g;

/** Takes email addresses, phone numbers and logins out of a text that we did not write. */
export function maskPersonal(text: string): string {
  return maskEmails(text).replace(phoneNumber, '[number]');
}

/** For texts of ours: what looks like a phone number there is an id or an instant. Logins in addresses go too. */
export function maskEmails(text: string): string {
  // Both have one; most texts have none, and every line that is logged comes through here.
  if (!text.includes('@')) {
    return text;
  }
  return text.replace(credentials, '(login)@').replace(emailAddress, '[email]');
}
