-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Assistant" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "clientId" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "shortcode" TEXT NOT NULL,
    "avatar" TEXT,
    "greeting" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "Assistant_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
-- The assistants that there are get theirs from their titles, letter by letter: what is none of a-z and 0-9 becomes one
-- underscore. Where two are equal the later one's ends in two underscores and a number, which no title can become.
WITH RECURSIVE
  "letters" ("id", "rest", "slug") AS (
    SELECT "id", lower("title"), '' FROM "Assistant"
    UNION ALL
    SELECT
      "id",
      substr("rest", 2),
      CASE
        WHEN substr("rest", 1, 1) GLOB '[a-z0-9]' THEN "slug" || substr("rest", 1, 1)
        WHEN "slug" LIKE '%\_' ESCAPE '\' THEN "slug"
        ELSE "slug" || '_'
      END
    FROM "letters"
    WHERE "rest" <> ''
  ),
  "slugs" ("id", "slug") AS (
    SELECT "id", trim(substr(trim("slug", '_'), 1, 32), '_') FROM "letters" WHERE "rest" = ''
  ),
  "names" ("id", "name") AS (
    SELECT
      "id",
      CASE WHEN "slug" = '' THEN 'assistant' WHEN "slug" GLOB '[0-9]*' THEN 'assistant_' || "slug" ELSE "slug" END
    FROM "slugs"
  ),
  "counted" ("id", "name", "number") AS (
    SELECT
      "names"."id",
      "name",
      row_number() OVER (PARTITION BY "clientId", "name" ORDER BY "createdAt", "names"."id")
    FROM "names" JOIN "Assistant" ON "Assistant"."id" = "names"."id"
  )
INSERT INTO "new_Assistant" ("id", "clientId", "type", "title", "shortcode", "avatar", "greeting", "createdAt", "updatedAt")
SELECT
  "Assistant"."id", "clientId", "type", "title",
  CASE "number" WHEN 1 THEN "name" ELSE "name" || '__' || "number" END,
  "avatar", "greeting", "createdAt", "updatedAt"
FROM "Assistant" JOIN "counted" ON "counted"."id" = "Assistant"."id";
DROP TABLE "Assistant";
ALTER TABLE "new_Assistant" RENAME TO "Assistant";
CREATE INDEX "Assistant_clientId_title_idx" ON "Assistant"("clientId", "title");
CREATE UNIQUE INDEX "Assistant_clientId_shortcode_key" ON "Assistant"("clientId", "shortcode");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
