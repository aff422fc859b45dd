-- A conversation's own document is the one without a message: looked for by the unique index of messages, every conversation
-- there is was read for each new one.
DROP INDEX "SearchDocument_conversationId_idx";
CREATE INDEX "SearchDocument_conversationId_messageId_idx" ON "SearchDocument"("conversationId", "messageId");

-- Whoever wrote a document, by name: the visitor's as the conversation has it, with the mail address.
ALTER TABLE "SearchDocument" ADD COLUMN "author" TEXT NOT NULL DEFAULT '';

UPDATE "SearchDocument" SET "author" = coalesce(
    (SELECT m."authorName" FROM "Message" m WHERE m."id" = "SearchDocument"."messageId" AND m."author" <> 'Visitor'),
    (SELECT c."visitorName" || ' ' || coalesce(c."visitorEmail", '') FROM "Conversation" c
        WHERE c."id" = "SearchDocument"."conversationId"),
    ''
);

-- Without places of words, which nobody asks for: «from:» is about names alone.
CREATE VIRTUAL TABLE "SearchAuthor" USING fts5 (
    "author", content = 'SearchDocument', content_rowid = 'id', tokenize = 'unicode61 remove_diacritics 2', detail = none
);
INSERT INTO "SearchAuthor" ("SearchAuthor") VALUES ('rebuild');

CREATE TRIGGER "search_author_created" AFTER INSERT ON "SearchDocument" BEGIN
    INSERT INTO "SearchAuthor" ("rowid", "author") VALUES (NEW."id", NEW."author");
END;

CREATE TRIGGER "search_author_changed" AFTER UPDATE OF "author" ON "SearchDocument" BEGIN
    INSERT INTO "SearchAuthor" ("SearchAuthor", "rowid", "author") VALUES ('delete', OLD."id", OLD."author");
    INSERT INTO "SearchAuthor" ("rowid", "author") VALUES (NEW."id", NEW."author");
END;

CREATE TRIGGER "search_author_deleted" AFTER DELETE ON "SearchDocument" BEGIN
    INSERT INTO "SearchAuthor" ("SearchAuthor", "rowid", "author") VALUES ('delete', OLD."id", OLD."author");
END;

DROP TRIGGER "search_message_created";
CREATE TRIGGER "search_message_created" AFTER INSERT ON "Message" WHEN NEW."kind" IN ('Text', 'Note') BEGIN
    INSERT INTO "SearchDocument" ("clientId", "conversationId", "messageId", "author")
    SELECT "clientId", "id", NEW."id",
        CASE NEW."author" WHEN 'Visitor' THEN "visitorName" || ' ' || coalesce("visitorEmail", '') ELSE NEW."authorName" END
    FROM "Conversation" WHERE "id" = NEW."conversationId";
    INSERT INTO "SearchIndex" ("rowid", "text")
    SELECT "id", NEW."body" FROM "SearchDocument" WHERE "messageId" = NEW."id";
END;

DROP TRIGGER "search_conversation_created";
CREATE TRIGGER "search_conversation_created" AFTER INSERT ON "Conversation" BEGIN
    INSERT INTO "SearchDocument" ("clientId", "conversationId", "author")
    VALUES (NEW."clientId", NEW."id", NEW."visitorName" || ' ' || coalesce(NEW."visitorEmail", ''));
    INSERT INTO "SearchIndex" ("rowid", "text")
    SELECT "id", NEW."visitorName" || ' ' || coalesce(NEW."visitorEmail", '') || ' ' || NEW."number"
    FROM "SearchDocument" WHERE "conversationId" = NEW."id" AND "messageId" IS NULL;
END;

DROP TRIGGER "search_conversation_changed";
CREATE TRIGGER "search_conversation_changed" AFTER UPDATE OF "visitorName", "visitorEmail" ON "Conversation" BEGIN
    INSERT INTO "SearchIndex" ("SearchIndex", "rowid", "text")
    SELECT 'delete', "id", OLD."visitorName" || ' ' || coalesce(OLD."visitorEmail", '') || ' ' || OLD."number"
    FROM "SearchDocument" WHERE "conversationId" = OLD."id" AND "messageId" IS NULL;
    INSERT INTO "SearchIndex" ("rowid", "text")
    SELECT "id", NEW."visitorName" || ' ' || coalesce(NEW."visitorEmail", '') || ' ' || NEW."number"
    FROM "SearchDocument" WHERE "conversationId" = NEW."id" AND "messageId" IS NULL;
    UPDATE "SearchDocument" SET "author" = NEW."visitorName" || ' ' || coalesce(NEW."visitorEmail", '')
    WHERE "conversationId" = NEW."id" AND (
        "messageId" IS NULL
        OR "messageId" IN (SELECT "id" FROM "Message" WHERE "conversationId" = NEW."id" AND "author" = 'Visitor')
    );
END;

-- What is searched for by operators alone comes out of these, the latest first.
CREATE INDEX "Message_authorId_createdAt_idx" ON "Message"("authorId", "createdAt" DESC);
CREATE INDEX "Message_kind_createdAt_idx" ON "Message"("kind", "createdAt" DESC);
