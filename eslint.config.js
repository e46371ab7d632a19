import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import googleTranslate from 'eslint-plugin-react-google-translate';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { fences, shapes } from './eslint.fences.js';
import { words } from './eslint.words.js';

export default tseslint.config(
  { ignores: ['**/dist/', '**/node_modules/', '.data/', '.turbo/', 'e2e/artifacts/', '**/asset-stub.js'] },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: {
        project: ['./tsconfig.json', './tsconfig.web.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Off, because fakes without `await` have the same signatures as asynchronous handlers.
      '@typescript-eslint/require-await': 'off',
      // Off, because the rule reports every Mongoose schema by mistake.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // Attributes are exempt, because React accepts async handlers and ignores their result.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  {
    files: ['**/*.{tsx,ts}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // A browser's translator replaces the text nodes of a page; then React fails to insert an element before such a node.
    files: ['{shell,mfe-*,packages/{ui,web-kit}}/src/**/*.tsx'],
    plugins: { 'react-google-translate': googleTranslate },
    rules: {
      'react-google-translate/no-conditional-text-nodes-with-siblings': 'error',
      'react-google-translate/no-return-text-nodes': 'error',
    },
  },
  { files: ['**/*.{js,mjs}'], languageOptions: { globals: globals.node } },
  { files: ['**/asset-stub.js'], languageOptions: { globals: globals.commonjs } },
  prettier,
  {
    rules: {
      // This rule must follow prettier's configuration, which turns it off.
      curly: ['error', 'all'],
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['error'] }],
      'max-lines': ['error', { max: 200 }],
      'no-useless-rename': 'error',
      'object-shorthand': ['error', 'properties'],
      'no-warning-comments': 'error',
      'no-restricted-syntax': ['error', ...shapes],
    },
  },
  {
    // These files need default exports, because the tools read them.
    files: ['**/*.config.{js,ts}', '**/.storybook/{main.ts,preview.tsx}', '**/*.stories.tsx'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  words,
  ...fences,
  {
    files: [
      'scripts/**',
      'tools/local/src/**',
      'packages/build-kit/**',
      'packages/api-mocks/server/**',
      'e2e/**',
      'tools/chaos/**',
      'tools/security/**',
      'tools/bench/**',
    ],
    rules: { 'no-console': 'off' },
  },
);
