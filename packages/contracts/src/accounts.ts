import { z } from 'zod';
import { optionalEmail, requiredEmail } from './email-address.ts';
import { newPassword, passwordMismatch, repeatedPassword } from './passwords.ts';
import { optionalPhone, requiredPhone } from './phone-number.ts';
import { revisioned } from './revision.ts';
import { optionalLines, optionalText, requiredText } from './text.ts';

export const role = z.enum(['client', 'provider', 'admin']);
export type Role = z.infer<typeof role>;

export const clientProfile = z.object({
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  homeAddress: z.string(),
  additionalContactName: z.string(),
  additionalContactEmail: z.string(),
  additionalContactPhone: z.string(),
  email: z.string(),
  role: z.literal('client'),
  ...revisioned,
});
export type ClientProfile = z.infer<typeof clientProfile>;

export const clientProfileUpdate = z.object({
  firstName: optionalText(100),
  lastName: optionalText(100),
  phone: optionalPhone(),
  homeAddress: optionalText(300),
  additionalContactName: optionalText(),
  additionalContactEmail: optionalEmail,
  additionalContactPhone: optionalPhone(),
});
export type ClientProfileUpdate = z.infer<typeof clientProfileUpdate>;

export const providerProfile = z.object({
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  businessName: z.string(),
  businessDescription: z.string(),
  serviceTypes: z.array(z.string()),
  secondaryContactName: z.string(),
  secondaryContactPhone: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  ...revisioned,
});
export type ProviderProfile = z.infer<typeof providerProfile>;

const serviceTypes = z.array(requiredText('A service type must not be empty', 80)).max(40);

export const providerProfileUpdate = z.object({
  fullName: optionalText(),
  phone: optionalPhone(),
  address: optionalText(300),
  businessName: optionalText(),
  businessDescription: optionalLines(2000),
  serviceTypes: serviceTypes.optional(),
  secondaryContactName: optionalText(),
  secondaryContactPhone: optionalPhone(),
  firstName: optionalText(100),
  lastName: optionalText(100),
});
export type ProviderProfileUpdate = z.infer<typeof providerProfileUpdate>;

/** `role` and `profile` are null until a user who signed in through a third party chooses a role. An operator has a role but no profile. */
export const currentUser = z.object({
  id: z.uuid(),
  role: role.nullable(),
  email: z.string(),
  emailVerified: z.boolean(),
  firstName: z.string(),
  profile: z.union([clientProfile, providerProfile]).nullable(),
});
export type CurrentUser = z.infer<typeof currentUser>;

function confirms(form: { password: string; confirmPassword: string }): boolean {
  return form.password === form.confirmPassword;
}

const mismatch = { message: passwordMismatch, path: ['confirmPassword'] };

export const clientSignup = z
  .object({
    firstName: requiredText('First name is required', 100),
    lastName: requiredText('Last name is required', 100),
    email: requiredEmail('Email is required'),
    password: newPassword,
    confirmPassword: repeatedPassword,
    phone: requiredPhone('Phone number is required'),
  })
  .refine(confirms, mismatch);
export type ClientSignup = z.infer<typeof clientSignup>;

export const providerSignup = z.object({
  businessName: requiredText('Business name is required'),
  email: requiredEmail('Email is required'),
  password: newPassword,
  phone: optionalPhone(),
  description: optionalLines(2000),
  serviceTypes: serviceTypes.optional(),
});
export type ProviderSignup = z.infer<typeof providerSignup>;

/** The provider's sign-up form has the password twice; the request contains it once. */
export const providerSignupForm = providerSignup
  .extend({ confirmPassword: repeatedPassword })
  .refine(confirms, mismatch);

const { firstName, lastName, phone } = clientSignup.shape;
const { businessName, phone: businessPhone, description, serviceTypes: services } = providerSignup.shape;

/** The sign-up fields without the credentials, for a person who signed in through a third party and chooses a role. */
export const clientRoleForm = z.object({ firstName, lastName, phone });
export const providerRoleForm = z.object({
  businessName,
  phone: businessPhone,
  description,
  serviceTypes: services,
});

export type ClientRoleForm = z.infer<typeof clientRoleForm>;
export type ProviderRoleForm = z.infer<typeof providerRoleForm>;

export const roleChoice = z.discriminatedUnion(
  'role',
  [
    clientRoleForm.extend({ role: z.literal('client') }),
    providerRoleForm.extend({ role: z.literal('provider') }),
  ],
  'Please choose how you will use Marquee',
);
export type RoleChoice = z.infer<typeof roleChoice>;

export const accountSettings = z.object({ eventReminders: z.boolean(), marketingEmails: z.boolean() });
export type AccountSettings = z.infer<typeof accountSettings>;
