/** Runs in the page before its own scripts: records inputs and the time until each was painted. */
export function recordInputs() {
  globalThis.benchInputs = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, name, startTime, duration } of list.getEntries()) {
      globalThis.benchInputs.push({
        interaction: interactionId,
        name,
        at: startTime,
        milliseconds: duration,
      });
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 });
}

/** Resolves to the records, once the latest input is painted and reported. */
export function collectInputs() {
  return new Promise((resolve) => {
    globalThis.requestAnimationFrame(() => {
      setTimeout(() => {
        resolve(globalThis.benchInputs);
      }, 500);
    });
  });
}

export function now() {
  return globalThis.performance.now();
}
