/**
 * Applies Jest's time limits to every test and hook: the one passed to it, `jest.setTimeout` of its file, or 30 seconds. jest-light-runner
 * has none: a test that never ends would block the run without naming itself.
 */
const usualMs = 30_000;
// A test may replace the global timers.
const { clearTimeout, setTimeout } = globalThis;
const limitsByFile = new Map();
const { expect, jest } = globalThis;

jest.setTimeout = (milliseconds) => {
  limitsByFile.set(expect.getState().testPath, milliseconds);
};

for (const name of ['beforeAll', 'beforeEach', 'afterEach', 'afterAll']) {
  const hook = globalThis[name];
  globalThis[name] = (act, limitMs) => hook(limited(act, { name, limitMs }));
}
globalThis.test = withLimits(globalThis.test);
globalThis.it = globalThis.test;

/** Wraps `test` and its variants: `test.each(rows)`, `test.skip`, `test.only`. */
function withLimits(test) {
  return new Proxy(test, {
    apply: (target, self, [title, act, limitMs]) => target(title, limited(act, { name: title, limitMs })),
    get(target, key) {
      const member = Reflect.get(target, key);
      if (key === 'each') {
        return (...rows) => withLimits(member(...rows));
      }
      return typeof member === 'function' ? withLimits(member) : member;
    },
  });
}

function limited(act, { name, limitMs }) {
  if (typeof act !== 'function') {
    return act;
  }
  const withinLimit = async (...given) => {
    const milliseconds = limitMs ?? limitsByFile.get(expect.getState().testPath) ?? usualMs;
    let timer;
    const tooLong = new Promise((_resolve, reject) => {
      timer = setTimeout(() => {
        reject(new Error(`"${name}" did not end within ${milliseconds / 1_000} s`));
      }, milliseconds);
    });
    try {
      return await Promise.race([act(...given), tooLong]);
    } finally {
      clearTimeout(timer);
    }
  };
  // The runner treats a test with more parameters than arguments as one with a callback.
  return Object.defineProperty(withinLimit, 'length', { value: act.length });
}
