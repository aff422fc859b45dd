import { check, vitest } from './tally.mjs';

/** Whether the generated code that is checked in fits its sources. To be asked before it is made anew. */
export async function checkGenerated() {
  await check('generated resolver types are fresh', 'tsx', ['apps/mock-api/codegen.ts', '--check']);
  await check('generated Relay artifacts are fresh', 'relay-compiler', ['--noWatchman', '--validate']);
}

/** Everything else that needs no browser: types, lint, format, unit and API tests. */
export async function runChecks() {
  await check('types', 'turbo', ['run', 'typecheck', '--output-logs=errors-only']);
  await check('lint', 'oxlint', ['--type-aware', '--deny-warnings']);
  await check('format', 'oxfmt', ['--check']);
  for (const workspace of [
    'packages/tokens',
    'packages/password-rule',
    'packages/message-text',
    'prisma',
    'apps/mock-api',
    'apps/web',
    'apps/chat',
    'e2e',
  ])
    await vitest(workspace);
}
