import { fileURLToPath } from 'node:url';
import { defineConfig } from 'prisma/config';

// Prisma's own schema engine is a download; the same engine from npm runs behind this script, so authors can write
// migrations offline. Set PRISMA_NATIVE_ENGINE=1 to use Prisma's own.
if (!process.env.PRISMA_NATIVE_ENGINE) {
  process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= fileURLToPath(new URL('./scripts/schema-engine.mjs', import.meta.url));
}

const SEARCH_INDEX = ['', '_config', '_data', '_docsize', '_idx'].map((part) => `SearchIndex${part}`);

export default defineConfig({
  schema: './schema.prisma',
  migrations: { path: './migrations' },
  // The full-text index is SQLite's own: Prisma has no model for it, and is not to drop it.
  experimental: { externalTables: true },
  tables: { external: SEARCH_INDEX },
  datasource: { url: process.env.DATABASE_URL ?? 'file:./dev.db' },
});
