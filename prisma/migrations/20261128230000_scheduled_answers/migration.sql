-- A scheduled message answers another one, as a reply does that is sent at once.
-- AlterTable
ALTER TABLE "ScheduledMessage" ADD COLUMN "replyToId" TEXT REFERENCES "Message" ("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- CreateIndex
CREATE INDEX "ScheduledMessage_replyToId_idx" ON "ScheduledMessage"("replyToId");
