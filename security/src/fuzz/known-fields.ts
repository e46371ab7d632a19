/** `limit`: a whole number as text. `word`: one of a few words. `instant`: a text with at least a year. */
export type Kind = 'text' | 'number' | 'flag' | 'list' | 'object' | 'limit' | 'word' | 'instant';
export type KnownField = { name: string; kind: Kind; isRequired: boolean };

/**
 * The input of each operation without a path parameter. Written by hand from the specification and decisions.md, and not from the schemas,
 * so that the table reveals a schema that is too lenient. `!` marks a required field; a field without `=kind` is a text.
 */
const written = `
forgotPassword: email!
login: email! password!
passSecondStep: code recoveryCode
resetPassword: token! password!
startLogin: returnTo
verifyEmail: token!
changePassword: currentPassword! newPassword!
chooseRole: role! phone
updateSettings: eventReminders=flag marketingEmails=flag
sendContactMessage: name! email! message! website
reportRemotes: reports!=list
signUpClient: firstName! lastName! email! password! confirmPassword! phone!
signUpProvider: businessName! email! password! phone description serviceTypes=list
confirmSecondStep: code!
offerSecondStep: password!
renewRecoveryCodes: password! code recoveryCode
turnOffSecondStep: password! code recoveryCode
deleteAccount: password email
updateClientProfile: firstName lastName phone homeAddress additionalContactName additionalContactEmail additionalContactPhone revision=number
updateProviderProfile: fullName firstName lastName phone address businessName businessDescription serviceTypes=list secondaryContactName secondaryContactPhone revision=number
listProviders: limit=limit after
createClientEvent: eventName! eventDate! startTime! venueAddress! homeAddress! contactName! contactEmail! contactPhone! additionalContactName additionalContactEmail additionalContactPhone eventCategory! guestOfHonorNames comments
createEvent: name! providerEmail! keyContactName! keyContactPhone! alternatePhone venueAddress! eventCategory! customEventType servicesNeeded!=list customService eventDate! startTime! endTime! venueEntryTime! venueExitTime! guestCount!=number duration!=number comments
listClientEvents: limit=limit after status=word
listEvents: limit=limit after status=word
listProviderEvents: limit=limit after status=word
listProviderRequests: limit=limit after status=word
exportProviderEvents: status=word
createQuote: clientEmail! clientName eventName!
listQuotes: limit=limit after search status=word
listQuotesApprovedForReview: limit=limit after search
getWorkflow: limit=limit after
setPaymentDefault: deposit!=object balanceDueDaysBefore!=number taxNumber billingAddress revision=number
setBillingAddress: billingAddress revision=number
listClientQuotes: limit=limit after
receiveStripeNotification: type! data!=object
listClientInvoices: limit=limit after status=word
listInvoices: limit=limit after status=word age=word
getPaymentSummary: year=limit
listAudit: limit=limit after act=word actor subject from=instant to=instant
listSubscriptions: limit=limit after state=word
listUsers: limit=limit after search role=word status=word
`;

/** The input of the dead-letter operations of each service. */
const ofService = `
ListMessages: limit=limit after queue status=word
RedriveMessages: queue before=instant
`;

export const knownFields: ReadonlyMap<string, readonly KnownField[]> = new Map([
  ...readLines(written),
  ...['identity', 'events', 'quotes', 'billing'].flatMap((service) =>
    readLines(ofService).map(([name, fields]): Entry => [`${service}${name}`, fields]),
  ),
]);

type Entry = [string, KnownField[]];

function readLines(text: string): Entry[] {
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => {
    const [name = '', fields = ''] = line.split(': ');
    return [name, fields.split(' ').map(readField)];
  });
}

function readField(word: string): KnownField {
  const [name = '', kind = 'text'] = word.split('=');
  return { name: name.replace('!', ''), kind: kind as Kind, isRequired: name.endsWith('!') };
}
