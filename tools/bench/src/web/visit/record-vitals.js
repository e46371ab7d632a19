/* global document */

/** Runs in the page before its own scripts. Records paints, layout shifts and long tasks. */
export function recordVitals() {
  const recorded = { firstPaintAt: null, largestPaints: [], shifts: [], longTasks: [], lastAt: 0 };
  globalThis.benchVitals = recorded;

  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') {
      recorded.firstPaintAt = startTime;
    }
  });
  watch('largest-contentful-paint', ({ startTime, element }) => {
    const { tagName = '', textContent = '' } = element ?? {};
    recorded.largestPaints.push({
      at: startTime,
      what: `<${tagName.toLowerCase()}> ${textContent.trim().slice(0, 40)}`,
    });
  });
  watch('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (!hadRecentInput) {
      recorded.shifts.push({ at: startTime, value });
    }
  });
  watch('longtask', ({ startTime, duration }) => {
    recorded.longTasks.push({ at: startTime, milliseconds: duration });
  });
  watch('resource', () => undefined);

  function watch(type, note) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        note(entry);
        recorded.lastAt = Math.max(recorded.lastAt, entry.startTime + entry.duration);
      }
    }).observe({ type, buffered: true });
  }
}

/** Resolves to the records when the page has a heading and was quiet for `quietMs`; rejects `timeoutMs` after the page was requested. */
export function collectVitals({ quietMs, timeoutMs }) {
  return new Promise((resolve, reject) => {
    function poll() {
      const { lastAt, ...vitals } = globalThis.benchVitals;
      const now = globalThis.performance.now();
      const remainingMs = lastAt + quietMs - now;
      if (remainingMs <= 0 && document.querySelector('h1') !== null) {
        resolve(vitals);
        return;
      }
      if (now > timeoutMs) {
        reject(new Error(`The page was still loading or busy after ${timeoutMs} ms.`));
        return;
      }
      setTimeout(poll, Math.max(remainingMs, 100));
    }
    poll();
  });
}
