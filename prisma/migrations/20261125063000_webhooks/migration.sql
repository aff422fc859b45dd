-- CreateTable
CREATE TABLE "WebhookEndpoint" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "clientId" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "events" TEXT NOT NULL,
    "sealedSecret" TEXT NOT NULL,
    "previousSealedSecret" TEXT,
    "previousUntil" DATETIME,
    "state" TEXT NOT NULL DEFAULT 'Enabled',
    "failureStreak" INTEGER NOT NULL DEFAULT 0,
    "disabledAt" DATETIME,
    "createdByName" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "WebhookEndpoint_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "WebhookDue" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "clientId" TEXT NOT NULL,
    "event" TEXT NOT NULL,
    "subjectId" TEXT NOT NULL,
    "occurredAt" DATETIME NOT NULL,
    CONSTRAINT "WebhookDue_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "WebhookDelivery" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "endpointId" TEXT NOT NULL,
    "event" TEXT NOT NULL,
    "eventId" TEXT NOT NULL,
    "payload" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'Waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "responseStatus" INTEGER,
    "responseBody" TEXT,
    "error" TEXT,
    "durationMs" INTEGER,
    "createdAt" DATETIME NOT NULL,
    "triedAt" DATETIME,
    "nextTryAt" DATETIME,
    "replayOfId" TEXT,
    CONSTRAINT "WebhookDelivery_endpointId_fkey" FOREIGN KEY ("endpointId") REFERENCES "WebhookEndpoint" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "WebhookEndpoint_clientId_state_idx" ON "WebhookEndpoint"("clientId", "state");

-- CreateIndex
CREATE INDEX "WebhookDue_clientId_idx" ON "WebhookDue"("clientId");

-- CreateIndex
CREATE INDEX "WebhookDelivery_endpointId_createdAt_id_idx" ON "WebhookDelivery"("endpointId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "WebhookDelivery_createdAt_idx" ON "WebhookDelivery"("createdAt");

-- Whoever writes what is told of, it is due in the same transaction: nothing that was stored is not told, and nothing is told
-- that was not stored. Where nobody wants to hear of it, nothing is written.
CREATE TRIGGER "webhook_conversation_created" AFTER INSERT ON "Conversation"
WHEN EXISTS (SELECT 1 FROM "WebhookEndpoint" WHERE "clientId" = NEW."clientId" AND "state" = 'Enabled' AND "events" LIKE '%"ConversationCreated"%') BEGIN
    INSERT INTO "WebhookDue" ("clientId", "event", "subjectId", "occurredAt") VALUES (NEW."clientId", 'ConversationCreated', NEW."id", NEW."createdAt");
END;

CREATE TRIGGER "webhook_conversation_resolved" AFTER UPDATE OF "status" ON "Conversation"
WHEN NEW."status" = 'Resolved' AND OLD."status" <> 'Resolved'
AND EXISTS (SELECT 1 FROM "WebhookEndpoint" WHERE "clientId" = NEW."clientId" AND "state" = 'Enabled' AND "events" LIKE '%"ConversationResolved"%') BEGIN
    INSERT INTO "WebhookDue" ("clientId", "event", "subjectId", "occurredAt") VALUES (NEW."clientId", 'ConversationResolved', NEW."id", coalesce(NEW."resolvedAt", NEW."lastActivityAt"));
END;

CREATE TRIGGER "webhook_message_created" AFTER INSERT ON "Message"
WHEN NEW."visitorSequence" IS NOT NULL
AND EXISTS (SELECT 1 FROM "WebhookEndpoint" WHERE "clientId" = (SELECT "clientId" FROM "Conversation" WHERE "id" = NEW."conversationId") AND "state" = 'Enabled' AND "events" LIKE '%"MessageCreated"%') BEGIN
    INSERT INTO "WebhookDue" ("clientId", "event", "subjectId", "occurredAt")
    SELECT "clientId", 'MessageCreated', NEW."id", NEW."createdAt" FROM "Conversation" WHERE "id" = NEW."conversationId";
END;

CREATE TRIGGER "webhook_form_submitted" AFTER UPDATE OF "state" ON "FormSubmission"
WHEN NEW."state" = 'Complete' AND OLD."state" <> 'Complete'
AND EXISTS (SELECT 1 FROM "WebhookEndpoint" WHERE "clientId" = NEW."clientId" AND "state" = 'Enabled' AND "events" LIKE '%"FormSubmitted"%') BEGIN
    INSERT INTO "WebhookDue" ("clientId", "event", "subjectId", "occurredAt") VALUES (NEW."clientId", 'FormSubmitted', NEW."id", NEW."activityAt");
END;

CREATE TRIGGER "webhook_visitor_identified" AFTER UPDATE OF "externalId", "email" ON "Visitor"
WHEN ((NEW."externalId" IS NOT NULL AND NEW."externalId" IS NOT OLD."externalId")
  OR (NEW."email" IS NOT NULL AND NEW."email" IS NOT OLD."email"))
AND EXISTS (SELECT 1 FROM "WebhookEndpoint" WHERE "clientId" = NEW."clientId" AND "state" = 'Enabled' AND "events" LIKE '%"VisitorIdentified"%') BEGIN
    INSERT INTO "WebhookDue" ("clientId", "event", "subjectId", "occurredAt") VALUES (NEW."clientId", 'VisitorIdentified', NEW."id", NEW."lastSeenAt");
END;
