/** Hands a file to the browser, which saves it as if it had come from a link. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // Released only once the browser has taken it over.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 10_000);
}
