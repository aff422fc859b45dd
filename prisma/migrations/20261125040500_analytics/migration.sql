-- What one conversation counts as, made from its own rows.
CREATE TABLE "ConversationFact" (
    "conversationId" TEXT NOT NULL PRIMARY KEY,
    "clientId" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "weekday" INTEGER NOT NULL,
    "hour" INTEGER NOT NULL,
    "visitorId" TEXT NOT NULL,
    "assistantId" TEXT NOT NULL,
    "answeredBy" TEXT NOT NULL,
    "agentId" TEXT,
    "teamId" TEXT,
    "startPage" TEXT NOT NULL,
    "language" TEXT,
    "faqIds" TEXT NOT NULL,
    "articleIds" TEXT NOT NULL,
    "isInvolved" BOOLEAN NOT NULL,
    "isAnswered" BOOLEAN NOT NULL,
    "isUnanswered" BOOLEAN NOT NULL,
    "isHandedOver" BOOLEAN NOT NULL,
    "isDeflected" BOOLEAN NOT NULL,
    "isResolvedAlone" BOOLEAN NOT NULL,
    "firstReplySeconds" INTEGER,
    "resolutionSeconds" INTEGER,
    "rating" INTEGER,
    CONSTRAINT "ConversationFact_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE INDEX "ConversationFact_clientId_day_visitorId_idx" ON "ConversationFact"("clientId", "day", "visitorId");

-- Sums of facts by day.
CREATE TABLE "DailyFigure" (
    "clientId" TEXT NOT NULL,
    "dimension" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "figure" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    PRIMARY KEY ("clientId", "dimension", "value", "day", "figure"),
    CONSTRAINT "DailyFigure_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- Conversations whose fact is to be made anew.
CREATE TABLE "FactDue" (
    "conversationId" TEXT NOT NULL PRIMARY KEY,
    "dueAt" DATETIME NOT NULL
);

CREATE INDEX "FactDue_dueAt_idx" ON "FactDue"("dueAt");

INSERT INTO "FactDue" SELECT "id", '1970-01-01T00:00:00.000+00:00' FROM "Conversation";

-- Whoever changes a conversation, its fact follows: nothing is counted by those who write it.
CREATE TRIGGER "fact_conversation_created" AFTER INSERT ON "Conversation" BEGIN
    INSERT INTO "FactDue" VALUES (NEW."id", '1970-01-01T00:00:00.000+00:00')
    ON CONFLICT ("conversationId") DO UPDATE SET "dueAt" = excluded."dueAt";
END;

CREATE TRIGGER "fact_conversation_changed" AFTER UPDATE ON "Conversation" BEGIN
    INSERT INTO "FactDue" VALUES (NEW."id", '1970-01-01T00:00:00.000+00:00')
    ON CONFLICT ("conversationId") DO UPDATE SET "dueAt" = excluded."dueAt";
END;

CREATE TRIGGER "fact_conversation_deleted" AFTER DELETE ON "Conversation" BEGIN
    INSERT INTO "FactDue" VALUES (OLD."id", '1970-01-01T00:00:00.000+00:00')
    ON CONFLICT ("conversationId") DO UPDATE SET "dueAt" = excluded."dueAt";
END;

CREATE TRIGGER "fact_answer_created" AFTER INSERT ON "Answer" BEGIN
    INSERT INTO "FactDue" VALUES (NEW."conversationId", '1970-01-01T00:00:00.000+00:00')
    ON CONFLICT ("conversationId") DO UPDATE SET "dueAt" = excluded."dueAt";
END;

CREATE TRIGGER "fact_answer_changed" AFTER UPDATE ON "Answer" BEGIN
    INSERT INTO "FactDue" VALUES (NEW."conversationId", '1970-01-01T00:00:00.000+00:00')
    ON CONFLICT ("conversationId") DO UPDATE SET "dueAt" = excluded."dueAt";
END;

-- In another time zone a conversation may have begun on another day.
CREATE TRIGGER "fact_timezone_changed" AFTER UPDATE OF "timezone" ON "Client" WHEN NEW."timezone" IS NOT OLD."timezone" BEGIN
    INSERT INTO "FactDue" SELECT "id", '1970-01-01T00:00:00.000+00:00' FROM "Conversation" WHERE "clientId" = NEW."id"
    ON CONFLICT ("conversationId") DO UPDATE SET "dueAt" = excluded."dueAt";
END;

-- What is left of a company that has gone: its facts went with it.
CREATE TRIGGER "fact_client_deleted" AFTER DELETE ON "Client" BEGIN
    DELETE FROM "FactDue"
    WHERE "conversationId" NOT IN (SELECT "id" FROM "Conversation")
    AND "conversationId" NOT IN (SELECT "conversationId" FROM "ConversationFact");
END;
