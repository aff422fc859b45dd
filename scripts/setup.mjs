import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { must, root } from './run.mjs';

const STAMP = `${root}node_modules/.parley-installed`;
const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex');

/** Installs what package-lock.json names, what the build needs included, unless exactly that is installed. */
export async function install() {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockHash()) return;
  console.log('Installing packages …');
  await must('npm ci', 'npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(STAMP, lockHash());
}

/** Makes the generated code: Prisma's client, the resolvers' types, Relay's artifacts. */
export async function generate() {
  await must('Generating code', 'turbo', ['run', 'generate', '--output-logs=errors-only']);
}

/** Builds the dashboard, the chat and the API. */
export async function build() {
  await must('The build', 'turbo', ['run', 'build', '--output-logs=errors-only']);
}

/** All that must be there before anything runs. */
export async function setup() {
  await install();
  await generate();
}
