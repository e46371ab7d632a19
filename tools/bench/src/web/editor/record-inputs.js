/** Runs in the page before its own scripts. Records inputs and the time until the result of each was painted. */
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

/** Resolves to the recorded inputs, after the browser has painted and reported the latest one. */
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
