export function fillLikePasswordManager(filled: {
  values: Partial<Record<string, string>>;
  event?: string | undefined;
}): void;

export function insertIconsDuringHydration(): void;
