/** Whether the browser would ask before a reload or a closed tab discards unsaved text. */
export function asksBeforeUnload(): boolean {
  const beforeUnload = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(beforeUnload);
  return beforeUnload.defaultPrevented;
}
