type NamedProvider = { businessName: string; fullName: string; email: string };

/** The name under which clients see a provider. */
export function providerNameOf({ businessName, fullName, email }: NamedProvider): string {
  return businessName || fullName || email;
}
