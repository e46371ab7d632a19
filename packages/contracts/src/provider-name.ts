type NamedProvider = { businessName: string; fullName: string; email: string };

/** How a provider is called wherever clients read of them. */
export function providerNameOf({ businessName, fullName, email }: NamedProvider): string {
  return businessName || fullName || email;
}
