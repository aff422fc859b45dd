-- What somebody has scheduled stays when they go, under their name, so that it is told why it is not sent; and it knows after
-- which message it was scheduled, which no moved clock changes.
-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_ScheduledMessage" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "conversationId" TEXT NOT NULL,
    "authorId" TEXT,
    "authorName" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "sendAt" DATETIME NOT NULL,
    "cancelIfReply" BOOLEAN NOT NULL DEFAULT false,
    "afterSequence" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    CONSTRAINT "ScheduledMessage_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "Conversation" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "ScheduledMessage_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
INSERT INTO "new_ScheduledMessage" ("id", "conversationId", "authorId", "authorName", "body", "key", "sendAt", "cancelIfReply", "afterSequence", "createdAt", "version")
SELECT
  "id", "conversationId", "authorId",
  (SELECT "name" FROM "User" WHERE "User"."id" = "ScheduledMessage"."authorId"),
  "body", "key", "sendAt", "cancelIfReply",
  coalesce((
    SELECT max("sequence") FROM "Message"
    WHERE "Message"."conversationId" = "ScheduledMessage"."conversationId" AND "Message"."createdAt" <= "ScheduledMessage"."createdAt"
  ), 0),
  "createdAt", "version"
FROM "ScheduledMessage";
DROP TABLE "ScheduledMessage";
ALTER TABLE "new_ScheduledMessage" RENAME TO "ScheduledMessage";
CREATE INDEX "ScheduledMessage_sendAt_idx" ON "ScheduledMessage"("sendAt");
CREATE UNIQUE INDEX "ScheduledMessage_conversationId_key_key" ON "ScheduledMessage"("conversationId", "key");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
