-- Staff choose hours in which they are told of news, and may pause it; mails of other hours wait until then.
-- AlterTable
ALTER TABLE "UserPreferences" ADD COLUMN "notificationHours" TEXT;
ALTER TABLE "UserPreferences" ADD COLUMN "notificationsPausedUntil" DATETIME;

-- CreateTable
CREATE TABLE "HeldMail" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "conversationId" TEXT,
    "notificationId" TEXT,
    "actorName" TEXT NOT NULL,
    "preview" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "HeldMail_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "HeldMail_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "Conversation" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "HeldMail_notificationId_fkey" FOREIGN KEY ("notificationId") REFERENCES "Notification" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "HeldMail_userId_createdAt_idx" ON "HeldMail"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "HeldMail_conversationId_idx" ON "HeldMail"("conversationId");

-- CreateIndex
CREATE INDEX "HeldMail_notificationId_idx" ON "HeldMail"("notificationId");
