import { fileURLToPath } from 'node:url';
import { defineConfig } from 'prisma/config';

// Prisma's own schema engine is a download; the same engine from npm runs behind this script, so authors can write
// migrations offline. Set PRISMA_NATIVE_ENGINE=1 to use Prisma's own.
if (!process.env.PRISMA_NATIVE_ENGINE) {
  process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= fileURLToPath(new URL('./scripts/schema-engine.mjs', import.meta.url));
}

const SEARCH_INDEXES = ['', '_config', '_data', '_docsize', '_idx'].flatMap((part) => [
  `SearchIndex${part}`,
  `SearchAuthor${part}`,
]);

export default defineConfig({
  schema: './schema.prisma',
  migrations: { path: './migrations' },
  // The full-text indexes are SQLite's own: Prisma has no model for them, and is not to drop them.
  experimental: { externalTables: true },
  tables: { external: SEARCH_INDEXES },
  datasource: { url: process.env.DATABASE_URL ?? 'file:./dev.db' },
});
