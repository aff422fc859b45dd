-- Different visitors of any days are summed from daily figures: each fact says on which day its visitor had come before.
ALTER TABLE "ConversationFact" ADD COLUMN "previousDay" TEXT;

CREATE INDEX "ConversationFact_visitorId_idx" ON "ConversationFact"("visitorId");

-- All are counted anew.
DELETE FROM "DailyFigure";
DELETE FROM "ConversationFact";
INSERT INTO "FactDue" SELECT "id", '1970-01-01T00:00:00.000+00:00' FROM "Conversation" WHERE TRUE
ON CONFLICT ("conversationId") DO UPDATE SET "dueAt" = excluded."dueAt";
