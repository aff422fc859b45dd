-- What can be searched for: each message, and each conversation by its visitor. A row's number is fixed by its primary key,
-- so that it outlives VACUUM, which the index relies on.
CREATE TABLE "SearchDocument" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "clientId" TEXT NOT NULL,
    "conversationId" TEXT NOT NULL,
    "messageId" TEXT
);

CREATE UNIQUE INDEX "SearchDocument_messageId_key" ON "SearchDocument"("messageId");

CREATE INDEX "SearchDocument_conversationId_idx" ON "SearchDocument"("conversationId");

-- The text of each document, which stays where it is.
CREATE VIEW "SearchText" AS
SELECT d."id" AS "id",
    CASE
        WHEN d."messageId" IS NULL THEN c."visitorName" || ' ' || coalesce(c."visitorEmail", '') || ' ' || c."number"
        ELSE m."body"
    END AS "text"
FROM "SearchDocument" d
LEFT JOIN "Conversation" c ON c."id" = d."conversationId"
LEFT JOIN "Message" m ON m."id" = d."messageId";

CREATE VIRTUAL TABLE "SearchIndex" USING fts5 (
    "text", content = 'SearchText', content_rowid = 'id', tokenize = 'unicode61 remove_diacritics 2'
);

INSERT INTO "SearchDocument" ("clientId", "conversationId") SELECT "clientId", "id" FROM "Conversation";
INSERT INTO "SearchDocument" ("clientId", "conversationId", "messageId")
SELECT c."clientId", c."id", m."id" FROM "Message" m JOIN "Conversation" c ON c."id" = m."conversationId"
WHERE m."kind" IN ('Text', 'Note');
INSERT INTO "SearchIndex" ("SearchIndex") VALUES ('rebuild');

CREATE TRIGGER "search_message_created" AFTER INSERT ON "Message" WHEN NEW."kind" IN ('Text', 'Note') BEGIN
    INSERT INTO "SearchDocument" ("clientId", "conversationId", "messageId")
    SELECT "clientId", "id", NEW."id" FROM "Conversation" WHERE "id" = NEW."conversationId";
    INSERT INTO "SearchIndex" ("rowid", "text")
    SELECT "id", NEW."body" FROM "SearchDocument" WHERE "messageId" = NEW."id";
END;

CREATE TRIGGER "search_message_changed" AFTER UPDATE OF "body" ON "Message" BEGIN
    INSERT INTO "SearchIndex" ("SearchIndex", "rowid", "text")
    SELECT 'delete', "id", OLD."body" FROM "SearchDocument" WHERE "messageId" = OLD."id";
    INSERT INTO "SearchIndex" ("rowid", "text")
    SELECT "id", NEW."body" FROM "SearchDocument" WHERE "messageId" = NEW."id";
END;

CREATE TRIGGER "search_message_deleted" AFTER DELETE ON "Message" BEGIN
    INSERT INTO "SearchIndex" ("SearchIndex", "rowid", "text")
    SELECT 'delete', "id", OLD."body" FROM "SearchDocument" WHERE "messageId" = OLD."id";
    DELETE FROM "SearchDocument" WHERE "messageId" = OLD."id";
END;

CREATE TRIGGER "search_conversation_created" AFTER INSERT ON "Conversation" BEGIN
    INSERT INTO "SearchDocument" ("clientId", "conversationId") VALUES (NEW."clientId", NEW."id");
    INSERT INTO "SearchIndex" ("rowid", "text")
    SELECT "id", NEW."visitorName" || ' ' || coalesce(NEW."visitorEmail", '') || ' ' || NEW."number"
    FROM "SearchDocument" WHERE "conversationId" = NEW."id" AND "messageId" IS NULL;
END;

CREATE TRIGGER "search_conversation_changed" AFTER UPDATE OF "visitorName", "visitorEmail" ON "Conversation" BEGIN
    INSERT INTO "SearchIndex" ("SearchIndex", "rowid", "text")
    SELECT 'delete', "id", OLD."visitorName" || ' ' || coalesce(OLD."visitorEmail", '') || ' ' || OLD."number"
    FROM "SearchDocument" WHERE "conversationId" = OLD."id" AND "messageId" IS NULL;
    INSERT INTO "SearchIndex" ("rowid", "text")
    SELECT "id", NEW."visitorName" || ' ' || coalesce(NEW."visitorEmail", '') || ' ' || NEW."number"
    FROM "SearchDocument" WHERE "conversationId" = NEW."id" AND "messageId" IS NULL;
END;

CREATE TRIGGER "search_conversation_deleted" AFTER DELETE ON "Conversation" BEGIN
    INSERT INTO "SearchIndex" ("SearchIndex", "rowid", "text")
    SELECT 'delete', "id", OLD."visitorName" || ' ' || coalesce(OLD."visitorEmail", '') || ' ' || OLD."number"
    FROM "SearchDocument" WHERE "conversationId" = OLD."id" AND "messageId" IS NULL;
    DELETE FROM "SearchDocument" WHERE "conversationId" = OLD."id" AND "messageId" IS NULL;
END;
