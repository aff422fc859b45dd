-- What visitors ask about.
CREATE TABLE "Topic" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "clientId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "isNamed" BOOLEAN NOT NULL DEFAULT false,
    "keywords" TEXT NOT NULL DEFAULT '[]',
    "mergedIntoId" TEXT,
    "mergedAt" DATETIME,
    "ignoredAt" DATETIME,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "Topic_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Topic_mergedIntoId_fkey" FOREIGN KEY ("mergedIntoId") REFERENCES "Topic" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- What one conversation is about.
CREATE TABLE "TopicQuestion" (
    "conversationId" TEXT NOT NULL PRIMARY KEY,
    "clientId" TEXT NOT NULL,
    "messageId" TEXT,
    "replyId" TEXT,
    "topicId" TEXT,
    "vector" BLOB,
    "model" TEXT,
    "sentiment" REAL NOT NULL DEFAULT 0,
    "askedAt" DATETIME NOT NULL,
    "readAt" DATETIME NOT NULL,
    CONSTRAINT "TopicQuestion_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "Conversation" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "TopicQuestion_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "TopicQuestion_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "Message" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "TopicQuestion_topicId_fkey" FOREIGN KEY ("topicId") REFERENCES "Topic" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- What was made of a question without an answer.
CREATE TABLE "GapAction" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "clientId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "targetId" TEXT NOT NULL,
    "question" TEXT NOT NULL,
    "phrasings" TEXT NOT NULL,
    "topicId" TEXT,
    "authorName" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "liveAt" DATETIME,
    "askedBefore" INTEGER NOT NULL DEFAULT 0,
    "answeredBefore" INTEGER NOT NULL DEFAULT 0,
    "askedAfter" INTEGER NOT NULL DEFAULT 0,
    "answeredAfter" INTEGER NOT NULL DEFAULT 0,
    "measuredAt" DATETIME,
    CONSTRAINT "GapAction_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "GapAction_topicId_fkey" FOREIGN KEY ("topicId") REFERENCES "Topic" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

CREATE INDEX "Topic_clientId_idx" ON "Topic"("clientId");

CREATE INDEX "Topic_mergedIntoId_idx" ON "Topic"("mergedIntoId");

CREATE UNIQUE INDEX "TopicQuestion_messageId_key" ON "TopicQuestion"("messageId");

CREATE INDEX "TopicQuestion_clientId_topicId_askedAt_idx" ON "TopicQuestion"("clientId", "topicId", "askedAt" DESC);

CREATE INDEX "TopicQuestion_topicId_idx" ON "TopicQuestion"("topicId");

CREATE INDEX "GapAction_clientId_createdAt_idx" ON "GapAction"("clientId", "createdAt" DESC);

CREATE INDEX "GapAction_topicId_idx" ON "GapAction"("topicId");
