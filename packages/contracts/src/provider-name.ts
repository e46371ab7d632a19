type NamedProvider = { businessName: string; fullName: string; email: string };

/** A provider's name wherever clients read it. */
export function providerNameOf({ businessName, fullName, email }: NamedProvider): string {
  return businessName || fullName || email;
}
