-- AlterTable
ALTER TABLE "Answer" ADD COLUMN "automatedFaqId" TEXT;

-- CreateTable
CREATE TABLE "AutomatedFaq" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "clientId" TEXT NOT NULL,
    "question" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "matchMode" TEXT NOT NULL DEFAULT 'Similarity',
    "threshold" REAL NOT NULL DEFAULT 0.75,
    "keywordRule" TEXT NOT NULL DEFAULT 'All',
    "keywords" TEXT NOT NULL DEFAULT '[]',
    "pattern" TEXT NOT NULL DEFAULT '',
    "priority" INTEGER NOT NULL DEFAULT 50,
    "languages" TEXT NOT NULL DEFAULT '[]',
    "assistantIds" TEXT NOT NULL DEFAULT '[]',
    "answer" TEXT NOT NULL DEFAULT '',
    "buttons" TEXT NOT NULL DEFAULT '[]',
    "followUp" TEXT NOT NULL DEFAULT 'Nothing',
    "followUpId" TEXT,
    "source" TEXT NOT NULL DEFAULT 'Written',
    "hits" INTEGER NOT NULL DEFAULT 0,
    "helpful" INTEGER NOT NULL DEFAULT 0,
    "unhelpful" INTEGER NOT NULL DEFAULT 0,
    "lastHitAt" DATETIME,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "editorName" TEXT,
    "deletedAt" DATETIME,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "AutomatedFaq_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "FaqPhrasing" (
    "faqId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "vector" BLOB,
    "model" TEXT,

    PRIMARY KEY ("faqId", "position"),
    CONSTRAINT "FaqPhrasing_faqId_fkey" FOREIGN KEY ("faqId") REFERENCES "AutomatedFaq" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "AutomatedFaqDay" (
    "faqId" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "hits" INTEGER NOT NULL DEFAULT 0,
    "helpful" INTEGER NOT NULL DEFAULT 0,
    "unhelpful" INTEGER NOT NULL DEFAULT 0,

    PRIMARY KEY ("faqId", "day"),
    CONSTRAINT "AutomatedFaqDay_faqId_fkey" FOREIGN KEY ("faqId") REFERENCES "AutomatedFaq" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "AutomatedFaq_clientId_state_idx" ON "AutomatedFaq"("clientId", "state");

-- CreateIndex
CREATE INDEX "AutomatedFaq_clientId_hits_id_idx" ON "AutomatedFaq"("clientId", "hits" DESC, "id");

-- CreateIndex
CREATE INDEX "AutomatedFaq_deletedAt_idx" ON "AutomatedFaq"("deletedAt");

-- CreateIndex
CREATE INDEX "Answer_automatedFaqId_createdAt_idx" ON "Answer"("automatedFaqId", "createdAt" DESC);
