/** Whether the version is at least the floor. A prerelease counts as lower than its release. */
export function isAtLeast(version: string, floor: string): boolean {
  const [release = '', before] = version.split('-', 2);
  const [given, required] = [partsOf(release), partsOf(floor)];
  const differing = required.findIndex((part, place) => part !== given[place]);
  if (differing < 0) {
    return before === undefined;
  }
  return (given[differing] ?? 0) > (required[differing] ?? 0);
}

function partsOf(release: string): number[] {
  const parts = release.split('.').map(Number);
  return [0, 1, 2].map((place) => parts[place] ?? 0);
}
