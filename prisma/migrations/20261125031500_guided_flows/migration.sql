-- CreateTable
CREATE TABLE "GuidedFlow" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "clientId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "nameKey" TEXT,
    "publishedAt" DATETIME,
    "archivedAt" DATETIME,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "GuidedFlow_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "FlowRun" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "guidedFlowId" TEXT NOT NULL,
    "conversationId" TEXT NOT NULL,
    "versionNumber" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "waitingFor" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "lastNodeId" TEXT,
    "startedAt" DATETIME NOT NULL,
    "lastActivityAt" DATETIME NOT NULL,
    "endedAt" DATETIME,
    CONSTRAINT "FlowRun_guidedFlowId_fkey" FOREIGN KEY ("guidedFlowId") REFERENCES "GuidedFlow" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "FlowRun_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "Conversation" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "FlowCount" (
    "guidedFlowId" TEXT NOT NULL,
    "versionNumber" INTEGER NOT NULL,
    "day" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    PRIMARY KEY ("guidedFlowId", "day", "versionNumber", "kind", "subject"),
    CONSTRAINT "FlowCount_guidedFlowId_fkey" FOREIGN KEY ("guidedFlowId") REFERENCES "GuidedFlow" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "FlowTest" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "guidedFlowId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "steps" TEXT NOT NULL,
    "isGate" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "FlowTest_guidedFlowId_fkey" FOREIGN KEY ("guidedFlowId") REFERENCES "GuidedFlow" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "GuidedFlow_clientId_nameKey_key" ON "GuidedFlow"("clientId", "nameKey");

-- CreateIndex
CREATE INDEX "GuidedFlow_clientId_updatedAt_id_idx" ON "GuidedFlow"("clientId", "updatedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "FlowRun_guidedFlowId_startedAt_idx" ON "FlowRun"("guidedFlowId", "startedAt");

-- CreateIndex
CREATE INDEX "FlowRun_conversationId_startedAt_idx" ON "FlowRun"("conversationId", "startedAt");

-- CreateIndex
CREATE INDEX "FlowTest_guidedFlowId_createdAt_idx" ON "FlowTest"("guidedFlowId", "createdAt");
