-- Visitors are told of, and count, only what they see. No lower than what they have been told so far.
ALTER TABLE "Conversation" ADD COLUMN "visitorVersion" INTEGER NOT NULL DEFAULT 1;
UPDATE "Conversation" SET "visitorVersion" = "version";
