/** Runs in the page before anything of its own: notes what was done and how long it took until that was painted. */
export function watchInputs() {
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

/** Resolves with what was noted, once what has just been done is painted and told of. */
export function inputsWhenPainted() {
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
