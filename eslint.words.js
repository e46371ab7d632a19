/** Private words of names and of running text, each with the field's term. `put off` stands for `putOff` and `put-off.ts` too. */
const bannedEverywhere = {
  'half session': 'pending session',
  'how manieth': 'sequence number',
  'parked message': 'dead letter',
  'put off': 'reschedule with backoff',
  'quick menu': 'command palette',
  'stand in': 'emulator, fake',
  'taken over': 'hydrated, replaced',
  'waiting room': 'bulkhead',
};

/** The same for names alone. */
export const bannedNames = {
  ...bannedEverywhere,
  'again when changed': 'retry on conflict',
  'answer once': 'idempotent handler',
  'answer route': 'route adapter',
  'account behind': 'account cache',
  'bar kit': 'harness kit',
  'bind quotes': 'link quotes to account',
  'call off': 'cancel',
  'contract check': 'contract compatibility',
  crew: 'cluster',
  dock: 'action bar',
  'door to': 'guard',
  doze: 'interruptible sleep',
  'gets at': 'get router',
  'google door': 'Google OAuth client',
  'handed over': 'remote routes',
  lanes: 'keyed queue',
  'leave for': 'external navigation',
  ledger: 'history',
  'message desk': 'dead-letter admin',
  'mock kit': 'API mocks',
  nasty: 'payload',
  nudge: 'wake',
  'offer at': 'match remote',
  'on its way': 'pending, fallback',
  'once near': 'render in view',
  'only with secret': 'require internal secret',
  paper: 'document, PDF',
  'patient fetch': 'fetch with retry',
  'refuse odd targets': 'normalize URL',
  settling: 'eventual consistency, polling',
  'still wanted': 'should send',
  sweep: 'outbox batch',
  'tell of': 'on …, publish',
  theatre: 'context',
  told: 'published, reported, notified',
  troupe: 'client pool',
  'unless away': 'processor errors',
  'until wanted': 'deferred hydration',
  'weather out': 'nemesis, network fault',
  workshop: 'Storybook',
};

/** The same for running text: comments, titles of tests, documents. */
export const bannedPhrases = {
  ...bannedEverywhere,
  afresh: 'again',
  anew: 'again',
  dear: 'expensive',
  'are told': 'are notified',
  'he who': 'the caller, the process',
  'in vain': 'without success',
  'is told': 'is notified',
  'plain page': 'app page',
  'public door': 'public API',
  'the crew': 'the cluster',
  'the one before': 'the previous one',
  'the theatre': 'the context',
  'the troupe': 'the client pool',
  'was told': 'was notified',
  'were told': 'were notified',
  'will be told': 'will be notified',
  whoever: 'anyone, the caller',
};

/** Names that cannot change, because design tokens, the platform's contract, the API, messages or stored data contain them. */
const fixedNames = new Set([
  ...['dock', 'data-dock', 'paper'],
  ...['half_session_ended', 'putOff', 'settling', 'toldSide', 'stand_in', 'STAND_IN_URL'],
]);

const testFunctions = new Set(['describe', 'it', 'test']);

/** The message about a private word, for the rules and for documents. */
export const describeWord = (words, banned) => `“${words}” is a private word; write: ${banned[words]}`;

/** Splits a name into words: 'createDoze', 'create-doze.ts' and 'CREATE_DOZE' become 'create doze'. */
function wordsOf(name) {
  return name
    .replace(/\.\w+$/, '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[^A-Za-z\d]+/g, ' ')
    .toLowerCase();
}

/** A plural counts as the word. */
function bannedIn(text, banned) {
  return Object.keys(banned).filter((words) => new RegExp(` ${words}s? `).test(` ${text} `));
}

/** Returns the banned phrases in running text. Quotations, code and addresses are exempt. */
export function phrasesIn(text) {
  const plain = text
    .replace(/`[^`]*`|"[^"\n]*"|“[^”]*”|‘[^’]*’|\S+:\/\/\S+|\S*\/\S*/g, ' ')
    .replace(/(?<=^|[\s([])'[^'\n]+'(?=$|[\s)\].,;:!?])/g, ' ')
    .replace(/['’]s\b/g, '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .toLowerCase();
  return bannedIn(plain, bannedPhrases);
}

const verdicts = new Map();

/** Returns the banned words in a name. Each name is checked once, however many files contain it. */
function bannedInName(name) {
  const known = verdicts.get(name);
  if (known !== undefined) {
    return known;
  }
  const found = fixedNames.has(name) ? [] : bannedIn(wordsOf(name), bannedNames);
  verdicts.set(name, found);
  return found;
}

/** Checks names of folders, files and identifiers. A name that a comment marks `@deprecated` is exempt. */
const names = {
  meta: { type: 'suggestion', schema: [] },
  create({ cwd, filename, sourceCode, report }) {
    const reported = new Set();

    function check(node, name) {
      for (const words of bannedInName(name)) {
        if (!reported.has(name) && !isDeprecated(node)) {
          reported.add(name);
          report({ node, message: describeWord(words, bannedNames) });
        }
      }
    }

    function isDeprecated(node) {
      return [...sourceCode.getAncestors(node), node].some((one) =>
        sourceCode.getCommentsBefore(one).some(({ value }) => value.includes('@deprecated')),
      );
    }

    return {
      Program(node) {
        for (const part of filename.replace(`${cwd}/`, '').split('/')) {
          check(node, part);
        }
      },
      'Identifier, JSXIdentifier, PrivateIdentifier': (node) => check(node, node.name),
    };
  },
};

/** Returns the text of a test's title, without the parts that a template literal inserts. */
function titleTextOf(title) {
  return title?.type === 'TemplateLiteral'
    ? title.quasis.map(({ value }) => value.cooked).join(' … ')
    : title?.value;
}

/** Checks phrases in comments and in titles of tests. */
const phrases = {
  meta: { type: 'suggestion', schema: [] },
  create({ sourceCode, report }) {
    function check(node, text) {
      for (const words of phrasesIn(text)) {
        report({ loc: node.loc, message: describeWord(words, bannedPhrases) });
      }
    }

    return {
      Program() {
        for (const comment of sourceCode.getAllComments()) {
          check(comment, comment.value);
        }
      },
      CallExpression({ callee, arguments: [title] }) {
        const [called] = sourceCode.getText(callee).split('.');
        const text = titleTextOf(title);
        if (testFunctions.has(called) && typeof text === 'string') {
          check(title, text);
        }
      },
    };
  },
};

/** Applies to every file except this file and the script that checks the rules. */
export const words = {
  ignores: ['eslint.words.js', 'scripts/check-words.mjs'],
  plugins: { words: { rules: { names, phrases } } },
  rules: { 'words/names': 'error', 'words/phrases': 'error' },
};
