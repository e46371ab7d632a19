/** Whether a reload or a closed tab would ask before unsaved text is lost. */
export function asksBeforeUnload(): boolean {
  const beforeUnload = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(beforeUnload);
  return beforeUnload.defaultPrevented;
}
