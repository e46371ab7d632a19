/** Makes the browser save a file, like a download link. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // Revoked only after the browser has started the download.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 10_000);
}
