-- AlterTable
ALTER TABLE "Answer" ADD COLUMN "complaint" TEXT;

-- CreateTable
CREATE TABLE "OpenQuestion" (
    "messageId" TEXT NOT NULL PRIMARY KEY,
    "conversationId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "OpenQuestion_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "Message" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "OpenQuestion_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "Conversation" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "OpenQuestion_conversationId_idx" ON "OpenQuestion"("conversationId");


