const emailAddress = /[^\s@"'<>:=,(){}]+@[^\s@"'<>:=,(){}]+\.[a-z]{2,}/gi;
const phoneNumber = /\+?\d[\d ().-]{8,}\d/g;

/** Takes e-mail addresses and phone numbers out of a text that we did not write. */
export function maskPersonal(text: string): string {
  return maskEmails(text).replace(phoneNumber, '[number]');
}

/** For texts of ours: what looks like a phone number there is an id or an instant. */
export function maskEmails(text: string): string {
  return text.replace(emailAddress, '[e-mail]');
}
