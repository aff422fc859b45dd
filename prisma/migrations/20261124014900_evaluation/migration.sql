-- CreateTable
CREATE TABLE "EvaluationSet" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "clientId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "mostFalse" INTEGER NOT NULL DEFAULT 5,
    "isGate" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "EvaluationSet_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "EvaluationQuestion" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "setId" TEXT NOT NULL,
    "question" TEXT NOT NULL,
    "isAnswerable" BOOLEAN NOT NULL,
    "articleId" TEXT,
    "passage" TEXT NOT NULL DEFAULT '',
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "EvaluationQuestion_setId_fkey" FOREIGN KEY ("setId") REFERENCES "EvaluationSet" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "EvaluationRun" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "setId" TEXT NOT NULL,
    "clientId" TEXT NOT NULL,
    "assistantId" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'Running',
    "progress" INTEGER NOT NULL DEFAULT 0,
    "live" TEXT NOT NULL,
    "draft" TEXT NOT NULL,
    "results" TEXT NOT NULL DEFAULT '[]',
    "createdAt" DATETIME NOT NULL,
    "endedAt" DATETIME,
    CONSTRAINT "EvaluationRun_setId_fkey" FOREIGN KEY ("setId") REFERENCES "EvaluationSet" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "DismissedQuestion" (
    "clientId" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "dismissedAt" DATETIME NOT NULL,

    PRIMARY KEY ("clientId", "key"),
    CONSTRAINT "DismissedQuestion_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "EvaluationSet_clientId_name_key" ON "EvaluationSet"("clientId", "name");

-- CreateIndex
CREATE INDEX "EvaluationQuestion_setId_createdAt_idx" ON "EvaluationQuestion"("setId", "createdAt");

-- CreateIndex
CREATE INDEX "EvaluationRun_setId_assistantId_createdAt_idx" ON "EvaluationRun"("setId", "assistantId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "EvaluationRun_clientId_idx" ON "EvaluationRun"("clientId");


