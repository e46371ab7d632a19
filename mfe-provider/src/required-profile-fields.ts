/**
 * The fields that the profile form marks as required, with their labels. The set-up checklist requires them, a description and a service
 * type.
 */
const requiredProfileFields = {
  fullName: 'Full Name',
  phone: 'Phone',
  address: 'Address',
  businessName: 'Business Name',
} as const;

type RequiredProfileField = keyof typeof requiredProfileFields;

/** The label of the field in the form, with the marker '*'. */
export function requiredLabel(name: RequiredProfileField): string {
  return `${requiredProfileFields[name]} *`;
}

/** The labels of the empty required fields, in the form's order. */
export function emptyRequiredFields(profile: Partial<Record<RequiredProfileField, string>>): string[] {
  return requiredNames.filter((name) => !profile[name]).map((name) => requiredProfileFields[name]);
}

const requiredNames = Object.keys(requiredProfileFields) as RequiredProfileField[];
