export function findDarkBackgrounds(): string[];
