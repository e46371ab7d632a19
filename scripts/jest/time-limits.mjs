/**
 * Applies Jest's time limits to every test and hook, because jest-light-runner has none and a test that never ends would block the run. The
 * limit is the argument of the test or hook, or else that of `jest.setTimeout` in its file, or else 30 seconds.
 */
const defaultLimitMs = 30_000;
// Stored here, because a test may replace the global timers.
const { clearTimeout, setTimeout } = globalThis;
const limitsByFile = new Map();
const { expect, jest } = globalThis;

jest.setTimeout = (milliseconds) => {
  limitsByFile.set(expect.getState().testPath, milliseconds);
};

for (const name of ['beforeAll', 'beforeEach', 'afterEach', 'afterAll']) {
  const hook = globalThis[name];
  globalThis[name] = (callback, limitMs) => hook(withLimit(callback, { name, limitMs }));
}
globalThis.test = withLimits(globalThis.test);
globalThis.it = globalThis.test;

/** Wraps `test` and its variants: `test.each(rows)`, `test.skip`, `test.only`. */
function withLimits(test) {
  return new Proxy(test, {
    apply: (target, self, [title, callback, limitMs]) =>
      target(title, withLimit(callback, { name: title, limitMs })),
    get(target, key) {
      const member = Reflect.get(target, key);
      if (key === 'each') {
        return (...rows) => withLimits(member(...rows));
      }
      return typeof member === 'function' ? withLimits(member) : member;
    },
  });
}

function withLimit(callback, { name, limitMs }) {
  if (typeof callback !== 'function') {
    return callback;
  }
  const runWithinLimit = async (...args) => {
    const milliseconds = limitMs ?? limitsByFile.get(expect.getState().testPath) ?? defaultLimitMs;
    let timer;
    const timeout = new Promise((_resolve, reject) => {
      timer = setTimeout(() => {
        reject(new Error(`"${name}" did not end within ${milliseconds / 1_000} s`));
      }, milliseconds);
    });
    try {
      return await Promise.race([callback(...args), timeout]);
    } finally {
      clearTimeout(timer);
    }
  };
  // The runner treats a test function with more parameters than arguments as a function with a `done` callback.
  return Object.defineProperty(runWithinLimit, 'length', { value: callback.length });
}
