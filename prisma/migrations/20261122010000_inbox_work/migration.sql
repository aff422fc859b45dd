-- CreateTable
CREATE TABLE "UserPreferences" (
    "userId" TEXT NOT NULL PRIMARY KEY,
    "sendKey" TEXT NOT NULL DEFAULT 'Enter',
    "notificationSound" BOOLEAN NOT NULL DEFAULT true,
    "desktopNotifications" BOOLEAN NOT NULL DEFAULT false,
    "areShortcutsOn" BOOLEAN NOT NULL DEFAULT true,
    "shortcutKeys" TEXT NOT NULL DEFAULT '{}',
    CONSTRAINT "UserPreferences_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "VisitorPageView" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "visitorId" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "title" TEXT,
    "viewedAt" DATETIME NOT NULL,
    CONSTRAINT "VisitorPageView_visitorId_fkey" FOREIGN KEY ("visitorId") REFERENCES "Visitor" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Team" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "clientId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "Team_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "TeamMember" (
    "teamId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,

    PRIMARY KEY ("teamId", "userId"),
    CONSTRAINT "TeamMember_teamId_fkey" FOREIGN KEY ("teamId") REFERENCES "Team" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "TeamMember_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Label" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "clientId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "colour" TEXT NOT NULL,
    "description" TEXT,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "Label_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ConversationLabel" (
    "conversationId" TEXT NOT NULL,
    "labelId" TEXT NOT NULL,

    PRIMARY KEY ("conversationId", "labelId"),
    CONSTRAINT "ConversationLabel_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "Conversation" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "ConversationLabel_labelId_fkey" FOREIGN KEY ("labelId") REFERENCES "Label" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Mention" (
    "messageId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,

    PRIMARY KEY ("messageId", "userId"),
    CONSTRAINT "Mention_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "Message" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Mention_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Attachment" (
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
    CONSTRAINT "Attachment_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Attachment_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "Conversation" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Attachment_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "Message" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Attachment_cannedReplyId_fkey" FOREIGN KEY ("cannedReplyId") REFERENCES "CannedReply" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Attachment_scheduledMessageId_fkey" FOREIGN KEY ("scheduledMessageId") REFERENCES "ScheduledMessage" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "AttachmentContent" (
    "attachmentId" TEXT NOT NULL PRIMARY KEY,
    "bytes" BLOB NOT NULL,
    CONSTRAINT "AttachmentContent_attachmentId_fkey" FOREIGN KEY ("attachmentId") REFERENCES "Attachment" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ScheduledMessage" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "conversationId" TEXT NOT NULL,
    "authorId" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "sendAt" DATETIME NOT NULL,
    "cancelIfReply" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" DATETIME NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    CONSTRAINT "ScheduledMessage_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "Conversation" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "ScheduledMessage_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "CannedReply" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "clientId" TEXT NOT NULL,
    "ownerId" TEXT NOT NULL,
    "scope" TEXT NOT NULL DEFAULT 'All',
    "shortcut" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "folder" TEXT,
    "usageCount" INTEGER NOT NULL DEFAULT 0,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "CannedReply_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "CannedReply_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Macro" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "clientId" TEXT NOT NULL,
    "ownerId" TEXT NOT NULL,
    "scope" TEXT NOT NULL DEFAULT 'All',
    "name" TEXT NOT NULL,
    "actions" TEXT NOT NULL,
    "hotkey" TEXT,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "Macro_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Macro_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "SavedView" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "clientId" TEXT NOT NULL,
    "ownerId" TEXT NOT NULL,
    "scope" TEXT NOT NULL DEFAULT 'Me',
    "name" TEXT NOT NULL,
    "query" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "SavedView_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "SavedView_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Notification" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "conversationId" TEXT NOT NULL,
    "messageId" TEXT,
    "actorName" TEXT NOT NULL,
    "preview" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "readAt" DATETIME,
    CONSTRAINT "Notification_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Notification_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "Conversation" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Conversation" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "clientId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "assistantId" TEXT NOT NULL,
    "visitorId" TEXT NOT NULL,
    "visitorName" TEXT NOT NULL,
    "visitorEmail" TEXT,
    "status" TEXT NOT NULL DEFAULT 'Open',
    "handledBy" TEXT NOT NULL DEFAULT 'Agent',
    "priority" INTEGER NOT NULL DEFAULT 0,
    "assigneeId" TEXT,
    "teamId" TEXT,
    "language" TEXT,
    "containMessagesUnreadByAgents" BOOLEAN NOT NULL DEFAULT false,
    "unreadCount" INTEGER NOT NULL DEFAULT 0,
    "lastMessagePreview" TEXT NOT NULL,
    "lastMessageAuthor" TEXT NOT NULL,
    "lastActivityAt" DATETIME NOT NULL,
    "lastSequence" INTEGER NOT NULL,
    "lastVisitorSequence" INTEGER NOT NULL DEFAULT 0,
    "waitingSince" DATETIME,
    "visitorReadAt" DATETIME,
    "visitorDeliveredAt" DATETIME,
    "agentReadAt" DATETIME,
    "firstAgentReplyAt" DATETIME,
    "snoozedUntil" DATETIME,
    "resolvedAt" DATETIME,
    "handoffRequestedAt" DATETIME,
    "hasAttachments" BOOLEAN NOT NULL DEFAULT false,
    "csatAskedAt" DATETIME,
    "csatRating" INTEGER,
    "csatComment" TEXT,
    "csatRatedAt" DATETIME,
    "startPageUrl" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "Conversation_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Conversation_assistantId_fkey" FOREIGN KEY ("assistantId") REFERENCES "Assistant" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Conversation_visitorId_fkey" FOREIGN KEY ("visitorId") REFERENCES "Visitor" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Conversation_assigneeId_fkey" FOREIGN KEY ("assigneeId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Conversation_teamId_fkey" FOREIGN KEY ("teamId") REFERENCES "Team" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
INSERT INTO "new_Conversation" ("assistantId", "clientId", "containMessagesUnreadByAgents", "createdAt", "id", "lastActivityAt", "lastMessageAuthor", "lastMessagePreview", "lastSequence", "number", "startPageUrl", "status", "unreadCount", "version", "visitorEmail", "visitorId", "visitorName", "visitorReadAt", "waitingSince") SELECT "assistantId", "clientId", "containMessagesUnreadByAgents", "createdAt", "id", "lastActivityAt", "lastMessageAuthor", "lastMessagePreview", "lastSequence", "number", "startPageUrl", "status", "unreadCount", "version", "visitorEmail", "visitorId", "visitorName", "visitorReadAt", "waitingSince" FROM "Conversation";
DROP TABLE "Conversation";
ALTER TABLE "new_Conversation" RENAME TO "Conversation";
CREATE INDEX "Conversation_clientId_lastActivityAt_id_idx" ON "Conversation"("clientId", "lastActivityAt" DESC, "id" DESC);
CREATE INDEX "Conversation_clientId_status_lastActivityAt_id_idx" ON "Conversation"("clientId", "status", "lastActivityAt" DESC, "id" DESC);
CREATE INDEX "Conversation_clientId_assigneeId_status_lastActivityAt_id_idx" ON "Conversation"("clientId", "assigneeId", "status", "lastActivityAt" DESC, "id" DESC);
CREATE INDEX "Conversation_clientId_teamId_status_lastActivityAt_id_idx" ON "Conversation"("clientId", "teamId", "status", "lastActivityAt" DESC, "id" DESC);
CREATE INDEX "Conversation_clientId_containMessagesUnreadByAgents_status_idx" ON "Conversation"("clientId", "containMessagesUnreadByAgents", "status");
CREATE INDEX "Conversation_clientId_handoffRequestedAt_idx" ON "Conversation"("clientId", "handoffRequestedAt");
CREATE INDEX "Conversation_status_snoozedUntil_idx" ON "Conversation"("status", "snoozedUntil");
CREATE INDEX "Conversation_visitorId_lastActivityAt_idx" ON "Conversation"("visitorId", "lastActivityAt" DESC);
CREATE UNIQUE INDEX "Conversation_clientId_number_key" ON "Conversation"("clientId", "number");
CREATE TABLE "new_Message" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "conversationId" TEXT NOT NULL,
    "sequence" INTEGER NOT NULL,
    "visitorSequence" INTEGER,
    "kind" TEXT NOT NULL DEFAULT 'Text',
    "author" TEXT NOT NULL,
    "authorId" TEXT,
    "authorName" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "payload" TEXT,
    "replyToId" TEXT,
    "key" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "editedAt" DATETIME,
    "takenBackAt" DATETIME,
    "version" INTEGER NOT NULL DEFAULT 1,
    CONSTRAINT "Message_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "Conversation" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Message_replyToId_fkey" FOREIGN KEY ("replyToId") REFERENCES "Message" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
INSERT INTO "new_Message" ("author", "authorId", "authorName", "body", "conversationId", "createdAt", "id", "key", "sequence") SELECT "author", "authorId", "authorName", "body", "conversationId", "createdAt", "id", "key", "sequence" FROM "Message";
DROP TABLE "Message";
ALTER TABLE "new_Message" RENAME TO "Message";
CREATE INDEX "Message_replyToId_idx" ON "Message"("replyToId");
CREATE UNIQUE INDEX "Message_conversationId_sequence_key" ON "Message"("conversationId", "sequence");
CREATE UNIQUE INDEX "Message_conversationId_visitorSequence_key" ON "Message"("conversationId", "visitorSequence");
CREATE UNIQUE INDEX "Message_conversationId_key_key" ON "Message"("conversationId", "key");
CREATE TABLE "new_Visitor" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "clientId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT,
    "phone" TEXT,
    "locale" TEXT,
    "timezone" TEXT,
    "city" TEXT,
    "country" TEXT,
    "browser" TEXT,
    "os" TEXT,
    "device" TEXT,
    "attributes" TEXT NOT NULL DEFAULT '{}',
    "blockedAt" DATETIME,
    "mergedIntoId" TEXT,
    "createdAt" DATETIME NOT NULL,
    "lastSeenAt" DATETIME NOT NULL,
    CONSTRAINT "Visitor_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Visitor_mergedIntoId_fkey" FOREIGN KEY ("mergedIntoId") REFERENCES "Visitor" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_Visitor" ("clientId", "createdAt", "email", "id", "lastSeenAt", "name") SELECT "clientId", "createdAt", "email", "id", "lastSeenAt", "name" FROM "Visitor";
DROP TABLE "Visitor";
ALTER TABLE "new_Visitor" RENAME TO "Visitor";
CREATE INDEX "Visitor_clientId_idx" ON "Visitor"("clientId");
CREATE INDEX "Visitor_clientId_email_idx" ON "Visitor"("clientId", "email");
CREATE INDEX "Visitor_mergedIntoId_idx" ON "Visitor"("mergedIntoId");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "VisitorPageView_visitorId_viewedAt_idx" ON "VisitorPageView"("visitorId", "viewedAt" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "Team_clientId_name_key" ON "Team"("clientId", "name");

-- CreateIndex
CREATE INDEX "TeamMember_userId_idx" ON "TeamMember"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "Label_clientId_name_key" ON "Label"("clientId", "name");

-- CreateIndex
CREATE INDEX "ConversationLabel_labelId_idx" ON "ConversationLabel"("labelId");

-- CreateIndex
CREATE INDEX "Mention_userId_idx" ON "Mention"("userId");

-- CreateIndex
CREATE INDEX "Attachment_messageId_position_idx" ON "Attachment"("messageId", "position");

-- CreateIndex
CREATE INDEX "Attachment_conversationId_idx" ON "Attachment"("conversationId");

-- CreateIndex
CREATE INDEX "Attachment_cannedReplyId_idx" ON "Attachment"("cannedReplyId");

-- CreateIndex
CREATE INDEX "Attachment_scheduledMessageId_idx" ON "Attachment"("scheduledMessageId");

-- CreateIndex
CREATE INDEX "Attachment_clientId_createdAt_idx" ON "Attachment"("clientId", "createdAt");

-- CreateIndex
CREATE INDEX "ScheduledMessage_sendAt_idx" ON "ScheduledMessage"("sendAt");

-- CreateIndex
CREATE UNIQUE INDEX "ScheduledMessage_conversationId_key_key" ON "ScheduledMessage"("conversationId", "key");

-- CreateIndex
CREATE UNIQUE INDEX "CannedReply_clientId_shortcut_key" ON "CannedReply"("clientId", "shortcut");

-- CreateIndex
CREATE UNIQUE INDEX "Macro_clientId_name_key" ON "Macro"("clientId", "name");

-- CreateIndex
CREATE UNIQUE INDEX "SavedView_clientId_ownerId_name_key" ON "SavedView"("clientId", "ownerId", "name");

-- CreateIndex
CREATE INDEX "Notification_userId_createdAt_id_idx" ON "Notification"("userId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Notification_userId_readAt_idx" ON "Notification"("userId", "readAt");

-- CreateIndex
CREATE INDEX "Notification_conversationId_idx" ON "Notification"("conversationId");



-- Everything so far was seen by the visitor, and what nobody had been asked for was the assistant's.
UPDATE "Message" SET "visitorSequence" = "sequence";
UPDATE "Conversation" SET "lastVisitorSequence" = "lastSequence", "handledBy" = CASE "status" WHEN 'Pending' THEN 'AI' ELSE 'Agent' END;
