import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSchema, createYoga } from 'graphql-yoga';
import Database from 'libsql';

/** A mutation that writes the JSON that it is given, and nothing else. */
const database = new Database(process.env.DATABASE_FILE ?? '');
database.exec('PRAGMA journal_mode = WAL');
database.exec('CREATE TABLE "Saved" ("id" TEXT NOT NULL PRIMARY KEY, "content" TEXT NOT NULL)');
const write = database.prepare('INSERT OR REPLACE INTO "Saved" ("id", "content") VALUES (?, ?)');

const yoga = createYoga({
  logging: false,
  schema: createSchema({
    typeDefs: 'scalar Json type Query { ok: Boolean } type Mutation { save(id: ID!, content: Json!): Json! }',
    resolvers: {
      Mutation: {
        save: (_: unknown, { id, content }: { id: string; content: unknown }) => {
          write.run(id, JSON.stringify(content));
          return content;
        },
      },
    },
  }),
});
const server = createServer(yoga).listen(0, '127.0.0.1', () => {
  const { port }: Partial<AddressInfo> = Object(server.address());
  console.log(`http://127.0.0.1:${port}`);
});
