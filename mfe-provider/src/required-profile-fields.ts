/** The fields that the profile form marks as required, each with its label. The set-up checklist waits for the same fields. */
const requiredProfileFields = {
  fullName: 'Full Name',
  phone: 'Phone',
  address: 'Address',
  businessName: 'Business Name',
} as const;

type RequiredProfileField = keyof typeof requiredProfileFields;

/** The label as the form shows it, with the marker. */
export function requiredLabel(name: RequiredProfileField): string {
  return `${requiredProfileFields[name]} *`;
}

/** The labels of the required fields that are empty, in the form's order. */
export function emptyRequiredFields(profile: Partial<Record<RequiredProfileField, string>>): string[] {
  return requiredNames.filter((name) => !profile[name]).map((name) => requiredProfileFields[name]);
}

const requiredNames = Object.keys(requiredProfileFields) as RequiredProfileField[];
