-- What visitors did with flows, forms and products, as part of a conversation's fact.
ALTER TABLE "ConversationFact" ADD COLUMN "steps" TEXT NOT NULL DEFAULT '[]';

CREATE INDEX "ProductSearch_conversationId_idx" ON "ProductSearch"("conversationId");

INSERT INTO "FactDue" SELECT "conversationId", '1970-01-01T00:00:00.000+00:00' FROM "FlowRun" WHERE TRUE
UNION SELECT "conversationId", '1970-01-01T00:00:00.000+00:00' FROM "FormSubmission" WHERE "conversationId" IS NOT NULL
UNION SELECT "conversationId", '1970-01-01T00:00:00.000+00:00' FROM "ProductSearch" WHERE "conversationId" IS NOT NULL
ON CONFLICT ("conversationId") DO UPDATE SET "dueAt" = excluded."dueAt";

-- Whoever changes them, the conversation's fact follows.
CREATE TRIGGER "fact_flow_run_created" AFTER INSERT ON "FlowRun" BEGIN
    INSERT INTO "FactDue" VALUES (NEW."conversationId", '1970-01-01T00:00:00.000+00:00')
    ON CONFLICT ("conversationId") DO UPDATE SET "dueAt" = excluded."dueAt";
END;

CREATE TRIGGER "fact_flow_run_changed" AFTER UPDATE ON "FlowRun" BEGIN
    INSERT INTO "FactDue" VALUES (NEW."conversationId", '1970-01-01T00:00:00.000+00:00')
    ON CONFLICT ("conversationId") DO UPDATE SET "dueAt" = excluded."dueAt";
END;

CREATE TRIGGER "fact_flow_run_deleted" AFTER DELETE ON "FlowRun" BEGIN
    INSERT INTO "FactDue" VALUES (OLD."conversationId", '1970-01-01T00:00:00.000+00:00')
    ON CONFLICT ("conversationId") DO UPDATE SET "dueAt" = excluded."dueAt";
END;

CREATE TRIGGER "fact_form_submission_created" AFTER INSERT ON "FormSubmission" WHEN NEW."conversationId" IS NOT NULL BEGIN
    INSERT INTO "FactDue" VALUES (NEW."conversationId", '1970-01-01T00:00:00.000+00:00')
    ON CONFLICT ("conversationId") DO UPDATE SET "dueAt" = excluded."dueAt";
END;

CREATE TRIGGER "fact_form_submission_changed" AFTER UPDATE ON "FormSubmission" WHEN NEW."conversationId" IS NOT NULL BEGIN
    INSERT INTO "FactDue" VALUES (NEW."conversationId", '1970-01-01T00:00:00.000+00:00')
    ON CONFLICT ("conversationId") DO UPDATE SET "dueAt" = excluded."dueAt";
END;

CREATE TRIGGER "fact_form_submission_deleted" AFTER DELETE ON "FormSubmission" WHEN OLD."conversationId" IS NOT NULL BEGIN
    INSERT INTO "FactDue" VALUES (OLD."conversationId", '1970-01-01T00:00:00.000+00:00')
    ON CONFLICT ("conversationId") DO UPDATE SET "dueAt" = excluded."dueAt";
END;

CREATE TRIGGER "fact_product_search_deleted" AFTER DELETE ON "ProductSearch" WHEN OLD."conversationId" IS NOT NULL BEGIN
    INSERT INTO "FactDue" VALUES (OLD."conversationId", '1970-01-01T00:00:00.000+00:00')
    ON CONFLICT ("conversationId") DO UPDATE SET "dueAt" = excluded."dueAt";
END;

CREATE TRIGGER "fact_product_event_created" AFTER INSERT ON "ProductEvent" BEGIN
    INSERT INTO "FactDue" SELECT "conversationId", '1970-01-01T00:00:00.000+00:00' FROM "ProductSearch"
    WHERE "id" = NEW."searchId" AND "conversationId" IS NOT NULL
    ON CONFLICT ("conversationId") DO UPDATE SET "dueAt" = excluded."dueAt";
END;

CREATE TRIGGER "fact_product_event_changed" AFTER UPDATE ON "ProductEvent" BEGIN
    INSERT INTO "FactDue" SELECT "conversationId", '1970-01-01T00:00:00.000+00:00' FROM "ProductSearch"
    WHERE "id" = NEW."searchId" AND "conversationId" IS NOT NULL
    ON CONFLICT ("conversationId") DO UPDATE SET "dueAt" = excluded."dueAt";
END;
