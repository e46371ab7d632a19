// Runs before anything is painted, as a file of its own: a theme chosen against the system's setting must not flash the other one.
try {
  const chosen = localStorage.getItem('marquee.theme');
  if (chosen === 'light' || chosen === 'dark') {
    document.documentElement.dataset.theme = chosen;
    document.documentElement.style.colorScheme = chosen;
  }
} catch {
  // The browser blocks storage: then nothing was chosen on this device.
}
