-- Usage is counted by period, metric and assistant. The count there was had never begun anew: what was sent in the running
-- period is counted from the messages themselves.
-- CreateTable
CREATE TABLE "UsagePeriod" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "clientId" TEXT NOT NULL,
    "startsAt" DATETIME NOT NULL,
    "endsAt" DATETIME,
    "subscriptionType" TEXT,
    CONSTRAINT "UsagePeriod_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "UsageCounter" (
    "periodId" TEXT NOT NULL,
    "metric" TEXT NOT NULL,
    "assistantId" TEXT NOT NULL,
    "used" INTEGER NOT NULL,

    PRIMARY KEY ("periodId", "metric", "assistantId"),
    CONSTRAINT "UsageCounter_periodId_fkey" FOREIGN KEY ("periodId") REFERENCES "UsagePeriod" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "UsageAlert" (
    "periodId" TEXT NOT NULL,
    "metric" TEXT NOT NULL,
    "threshold" INTEGER NOT NULL,
    "limit" INTEGER NOT NULL,
    "reachedAt" DATETIME NOT NULL,
    "notifiedAt" DATETIME,

    PRIMARY KEY ("periodId", "metric", "threshold", "limit"),
    CONSTRAINT "UsageAlert_periodId_fkey" FOREIGN KEY ("periodId") REFERENCES "UsagePeriod" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "LimitPolicy" (
    "clientId" TEXT NOT NULL,
    "metric" TEXT NOT NULL,
    "atLimit" TEXT NOT NULL,

    PRIMARY KEY ("clientId", "metric"),
    CONSTRAINT "LimitPolicy_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "UsagePeriod_clientId_startsAt_key" ON "UsagePeriod"("clientId", "startsAt");

-- CreateIndex
CREATE INDEX "UsageAlert_notifiedAt_idx" ON "UsageAlert"("notifiedAt");

-- Whoever pays by invoice, or has no paid period, has calendar months.
INSERT INTO "UsagePeriod" ("id", "clientId", "startsAt", "endsAt", "subscriptionType")
SELECT
  'usgp_' || "Client"."id", "Client"."id",
  coalesce(iif("manuallyInvoiced", NULL, "periodStart"), strftime('%Y-%m-01T00:00:00.000+00:00', 'now')),
  coalesce(iif("manuallyInvoiced", NULL, "periodEnd"), strftime('%Y-%m-01T00:00:00.000+00:00', 'now', 'start of month', '+1 month')),
  "type"
FROM "Client" LEFT JOIN "ClientSubscription" ON "ClientSubscription"."clientId" = "Client"."id";

INSERT INTO "UsageCounter" ("periodId", "metric", "assistantId", "used")
SELECT "UsagePeriod"."id", 'Messages', "Conversation"."assistantId", count(*)
FROM "UsagePeriod"
JOIN "Conversation" ON "Conversation"."clientId" = "UsagePeriod"."clientId"
JOIN "Message" ON "Message"."conversationId" = "Conversation"."id"
WHERE "Message"."kind" = 'Text' AND "Message"."author" IN ('Agent', 'Visitor') AND "Message"."takenBackAt" IS NULL
  AND "Message"."createdAt" >= "UsagePeriod"."startsAt"
GROUP BY "UsagePeriod"."id", "Conversation"."assistantId";

-- AlterTable
ALTER TABLE "Client" DROP COLUMN "messagesUsed";

-- An alert is about no conversation.
-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Notification" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "conversationId" TEXT,
    "messageId" TEXT,
    "actorName" TEXT NOT NULL,
    "preview" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "readAt" DATETIME,
    CONSTRAINT "Notification_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Notification_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "Conversation" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_Notification" ("id", "userId", "kind", "conversationId", "messageId", "actorName", "preview", "createdAt", "readAt")
SELECT "id", "userId", "kind", "conversationId", "messageId", "actorName", "preview", "createdAt", "readAt" FROM "Notification";
DROP TABLE "Notification";
ALTER TABLE "new_Notification" RENAME TO "Notification";
CREATE INDEX "Notification_userId_createdAt_id_idx" ON "Notification"("userId", "createdAt" DESC, "id" DESC);
CREATE INDEX "Notification_userId_readAt_idx" ON "Notification"("userId", "readAt");
CREATE INDEX "Notification_conversationId_idx" ON "Notification"("conversationId");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
