-- CreateTable
CREATE TABLE "Article" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "clientId" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "slug" TEXT,
    "summary" TEXT NOT NULL DEFAULT '',
    "body" TEXT NOT NULL DEFAULT '',
    "language" TEXT NOT NULL,
    "categoryId" TEXT,
    "tags" TEXT NOT NULL DEFAULT '[]',
    "position" INTEGER NOT NULL DEFAULT 0,
    "status" TEXT NOT NULL,
    "publishedAt" DATETIME,
    "publishAt" DATETIME,
    "includeInGpt" BOOLEAN NOT NULL DEFAULT true,
    "gptStatus" TEXT NOT NULL DEFAULT 'NotIncluded',
    "gptProgress" INTEGER,
    "gptErrorCode" TEXT,
    "gptError" TEXT,
    "trainedAt" DATETIME,
    "trainedHash" TEXT,
    "words" INTEGER NOT NULL DEFAULT 0,
    "passageCount" INTEGER NOT NULL DEFAULT 0,
    "views" INTEGER NOT NULL DEFAULT 0,
    "helpfulUp" INTEGER NOT NULL DEFAULT 0,
    "helpfulDown" INTEGER NOT NULL DEFAULT 0,
    "authorId" TEXT,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "Article_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Article_categoryId_fkey" FOREIGN KEY ("categoryId") REFERENCES "ArticleCategory" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Article_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ArticleCategory" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "clientId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "icon" TEXT NOT NULL DEFAULT '',
    "parentId" TEXT,
    "position" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "ArticleCategory_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "ArticleCategory_parentId_fkey" FOREIGN KEY ("parentId") REFERENCES "ArticleCategory" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Passage" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "clientId" TEXT NOT NULL,
    "articleId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "heading" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "page" INTEGER,
    "questions" TEXT NOT NULL DEFAULT '[]',
    "isEnabled" BOOLEAN NOT NULL DEFAULT true,
    "isEdited" BOOLEAN NOT NULL DEFAULT false,
    "vector" BLOB,
    "model" TEXT,
    CONSTRAINT "Passage_articleId_fkey" FOREIGN KEY ("articleId") REFERENCES "Article" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Answer" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "clientId" TEXT NOT NULL,
    "assistantId" TEXT NOT NULL,
    "conversationId" TEXT NOT NULL,
    "questionId" TEXT NOT NULL,
    "messageId" TEXT,
    "question" TEXT NOT NULL,
    "outcome" TEXT NOT NULL,
    "engine" TEXT NOT NULL,
    "trace" TEXT NOT NULL,
    "durationMs" INTEGER NOT NULL,
    "isHelpful" BOOLEAN,
    "feedback" TEXT,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "Answer_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Answer_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "Conversation" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Citation" (
    "answerId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "passageId" INTEGER,
    "articleId" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "heading" TEXT NOT NULL,
    "quote" TEXT NOT NULL,
    "page" INTEGER,
    "score" REAL NOT NULL,

    PRIMARY KEY ("answerId", "number"),
    CONSTRAINT "Citation_answerId_fkey" FOREIGN KEY ("answerId") REFERENCES "Answer" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Job" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "clientId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "payload" TEXT NOT NULL,
    "subjectId" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'Waiting',
    "progress" INTEGER,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "runAt" DATETIME NOT NULL,
    "lockedUntil" DATETIME,
    "startedAt" DATETIME,
    "endedAt" DATETIME,
    "error" TEXT,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "Job_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "Article_clientId_type_updatedAt_id_idx" ON "Article"("clientId", "type", "updatedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Article_clientId_categoryId_position_idx" ON "Article"("clientId", "categoryId", "position");

-- CreateIndex
CREATE INDEX "Article_clientId_gptStatus_idx" ON "Article"("clientId", "gptStatus");

-- CreateIndex
CREATE INDEX "Article_status_publishAt_idx" ON "Article"("status", "publishAt");

-- CreateIndex
CREATE UNIQUE INDEX "Article_clientId_slug_key" ON "Article"("clientId", "slug");

-- CreateIndex
CREATE INDEX "ArticleCategory_clientId_parentId_position_idx" ON "ArticleCategory"("clientId", "parentId", "position");

-- CreateIndex
CREATE UNIQUE INDEX "ArticleCategory_clientId_slug_key" ON "ArticleCategory"("clientId", "slug");

-- CreateIndex
CREATE INDEX "Passage_clientId_idx" ON "Passage"("clientId");

-- CreateIndex
CREATE UNIQUE INDEX "Passage_articleId_position_key" ON "Passage"("articleId", "position");

-- CreateIndex
CREATE UNIQUE INDEX "Answer_questionId_key" ON "Answer"("questionId");

-- CreateIndex
CREATE UNIQUE INDEX "Answer_messageId_key" ON "Answer"("messageId");

-- CreateIndex
CREATE INDEX "Answer_clientId_createdAt_idx" ON "Answer"("clientId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "Answer_clientId_outcome_createdAt_idx" ON "Answer"("clientId", "outcome", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "Answer_conversationId_idx" ON "Answer"("conversationId");

-- CreateIndex
CREATE INDEX "Citation_articleId_idx" ON "Citation"("articleId");

-- CreateIndex
CREATE INDEX "Job_state_runAt_idx" ON "Job"("state", "runAt");

-- CreateIndex
CREATE INDEX "Job_clientId_state_idx" ON "Job"("clientId", "state");

-- CreateIndex
CREATE INDEX "Job_subjectId_kind_state_idx" ON "Job"("subjectId", "kind", "state");


