-- Several attachments can share their bytes, as those that are sent by a canned reply do; the last one takes them along.
-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_AttachmentContent" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "bytes" BLOB NOT NULL
);
INSERT INTO "new_AttachmentContent" ("id", "bytes")
SELECT "Attachment"."id", coalesce("bytes", x'')
FROM "Attachment" LEFT JOIN "AttachmentContent" ON "AttachmentContent"."attachmentId" = "Attachment"."id";
DROP TABLE "AttachmentContent";
ALTER TABLE "new_AttachmentContent" RENAME TO "AttachmentContent";
CREATE TABLE "new_Attachment" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "clientId" TEXT NOT NULL,
    "conversationId" TEXT,
    "messageId" TEXT,
    "cannedReplyId" TEXT,
    "scheduledMessageId" TEXT,
    "uploaderId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "mediaType" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "width" INTEGER,
    "height" INTEGER,
    "position" INTEGER NOT NULL DEFAULT 0,
    "createdAt" DATETIME NOT NULL,
    "contentId" TEXT NOT NULL,
    CONSTRAINT "Attachment_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Attachment_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "Conversation" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Attachment_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "Message" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Attachment_cannedReplyId_fkey" FOREIGN KEY ("cannedReplyId") REFERENCES "CannedReply" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Attachment_scheduledMessageId_fkey" FOREIGN KEY ("scheduledMessageId") REFERENCES "ScheduledMessage" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Attachment_contentId_fkey" FOREIGN KEY ("contentId") REFERENCES "AttachmentContent" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_Attachment" ("id", "clientId", "conversationId", "messageId", "cannedReplyId", "scheduledMessageId", "uploaderId", "kind", "name", "mediaType", "size", "width", "height", "position", "createdAt", "contentId")
SELECT "id", "clientId", "conversationId", "messageId", "cannedReplyId", "scheduledMessageId", "uploaderId", "kind", "name", "mediaType", "size", "width", "height", "position", "createdAt", "id" FROM "Attachment";
DROP TABLE "Attachment";
ALTER TABLE "new_Attachment" RENAME TO "Attachment";
CREATE INDEX "Attachment_messageId_position_idx" ON "Attachment"("messageId", "position");
CREATE INDEX "Attachment_conversationId_idx" ON "Attachment"("conversationId");
CREATE INDEX "Attachment_cannedReplyId_idx" ON "Attachment"("cannedReplyId");
CREATE INDEX "Attachment_scheduledMessageId_idx" ON "Attachment"("scheduledMessageId");
CREATE INDEX "Attachment_clientId_createdAt_idx" ON "Attachment"("clientId", "createdAt");
CREATE INDEX "Attachment_contentId_idx" ON "Attachment"("contentId");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- Also for rows that are deleted with what they belong to.
CREATE TRIGGER "attachment_content_unused" AFTER DELETE ON "Attachment"
WHEN NOT EXISTS (SELECT 1 FROM "Attachment" WHERE "contentId" = OLD."contentId") BEGIN
    DELETE FROM "AttachmentContent" WHERE "id" = OLD."contentId";
END;
