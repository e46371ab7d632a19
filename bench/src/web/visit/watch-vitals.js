/* global document */

/** Runs in the page before its own scripts: records paints, layout shifts and long tasks. */
export function watchVitals() {
  const seen = { firstPaintAt: null, largestPaints: [], shifts: [], longTasks: [], lastAt: 0 };
  globalThis.benchVitals = seen;

  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') {
      seen.firstPaintAt = startTime;
    }
  });
  watch('largest-contentful-paint', ({ startTime, element }) => {
    const { tagName = '', textContent = '' } = element ?? {};
    seen.largestPaints.push({
      at: startTime,
      what: `<${tagName.toLowerCase()}> ${textContent.trim().slice(0, 40)}`,
    });
  });
  watch('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (!hadRecentInput) {
      seen.shifts.push({ at: startTime, value });
    }
  });
  watch('longtask', ({ startTime, duration }) => {
    seen.longTasks.push({ at: startTime, milliseconds: duration });
  });
  watch('resource', () => undefined);

  function watch(type, note) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        note(entry);
        seen.lastAt = Math.max(seen.lastAt, entry.startTime + entry.duration);
      }
    }).observe({ type, buffered: true });
  }
}

/** Resolves to the records once there is a heading and nothing has happened for that long; rejects after a timeout. */
export function vitalsWhenQuiet({ quietMs, mostMs }) {
  return new Promise((resolve, reject) => {
    function look() {
      const { lastAt, ...vitals } = globalThis.benchVitals;
      const now = globalThis.performance.now();
      const left = lastAt + quietMs - now;
      if (left <= 0 && document.querySelector('h1') !== null) {
        resolve(vitals);
        return;
      }
      if (now > mostMs) {
        reject(new Error(`The page did not come to rest within ${mostMs} ms.`));
        return;
      }
      setTimeout(look, Math.max(left, 100));
    }
    look();
  });
}
