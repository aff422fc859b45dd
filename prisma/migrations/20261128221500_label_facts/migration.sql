-- What a conversation is labelled with, as part of its fact.
ALTER TABLE "ConversationFact" ADD COLUMN "labelIds" TEXT NOT NULL DEFAULT '[]';

INSERT INTO "FactDue" SELECT DISTINCT "conversationId", '1970-01-01T00:00:00.000+00:00' FROM "ConversationLabel" WHERE TRUE
ON CONFLICT ("conversationId") DO UPDATE SET "dueAt" = excluded."dueAt";

-- Whoever puts a label on or takes it off, also by deleting it, the conversation's fact follows.
CREATE TRIGGER "fact_label_created" AFTER INSERT ON "ConversationLabel" BEGIN
    INSERT INTO "FactDue" VALUES (NEW."conversationId", '1970-01-01T00:00:00.000+00:00')
    ON CONFLICT ("conversationId") DO UPDATE SET "dueAt" = excluded."dueAt";
END;

CREATE TRIGGER "fact_label_deleted" AFTER DELETE ON "ConversationLabel" BEGIN
    INSERT INTO "FactDue" VALUES (OLD."conversationId", '1970-01-01T00:00:00.000+00:00')
    ON CONFLICT ("conversationId") DO UPDATE SET "dueAt" = excluded."dueAt";
END;
