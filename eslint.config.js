import prettier from 'eslint-config-prettier'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import tseslint from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

const sizes = { skipBlankLines: true, skipComments: true }

export default tseslint.config(
  {
    ignores: ['build/', '.svelte-kit/', 'node_modules/', 'test-results/', 'playwright-report/', 'coverage/', 'static/'],
  },
  ...tseslint.configs.strictTypeChecked,
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname, extraFileExtensions: ['.svelte'] },
    },
    rules: {
      'max-lines': ['error', { max: 200, ...sizes }],
      'max-lines-per-function': ['error', { max: 25, ...sizes }],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'TSEnumDeclaration',
          message: 'A union of string literals, from one list that is looped over too.',
        },
        { selector: 'ExportDefaultDeclaration', message: 'A named export: one thing, one name.' },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // `const { left, ...rest } = all` leaves one out.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `items[i]` is undefined-or-value only to those who ask; numbers index the board's tables everywhere.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      // Code points are what we want of a text: letters of a FEN, Chinese characters.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: tseslint.parser, svelteConfig } },
    rules: {
      'prefer-const': 'off',
      'svelte/prefer-const': 'error',
      // It knows `resolve()` only where the link stands; ours is called in src/lib/ui/addresses.ts.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
  { files: ['tests/**'], rules: { 'max-lines-per-function': 'off' } },
  { files: ['*.config.{js,ts}'], rules: { 'no-restricted-syntax': 'off' } },
  { files: ['**/*.js', '**/*.mjs'], ...tseslint.configs.disableTypeChecked },
)
