-- CreateTable
CREATE TABLE "Integration" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "clientId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'Connected',
    "accountName" TEXT NOT NULL,
    "connectedById" TEXT,
    "connectedAt" DATETIME NOT NULL,
    "lastUsedAt" DATETIME,
    "lastError" TEXT,
    "settings" TEXT NOT NULL DEFAULT '{}',
    "sealedCredentials" TEXT NOT NULL,
    CONSTRAINT "Integration_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Integration_connectedById_fkey" FOREIGN KEY ("connectedById") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "IntegrationRequest" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "integrationId" TEXT NOT NULL,
    "direction" TEXT NOT NULL,
    "method" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "status" INTEGER,
    "durationMs" INTEGER NOT NULL,
    "request" TEXT,
    "response" TEXT,
    "conversationId" TEXT,
    "replayOfId" TEXT,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "IntegrationRequest_integrationId_fkey" FOREIGN KEY ("integrationId") REFERENCES "Integration" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "IntegrationRequest_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "Conversation" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "IntegrationRequest_replayOfId_fkey" FOREIGN KEY ("replayOfId") REFERENCES "IntegrationRequest" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "Integration_connectedById_idx" ON "Integration"("connectedById");

-- CreateIndex
CREATE UNIQUE INDEX "Integration_clientId_kind_key" ON "Integration"("clientId", "kind");

-- CreateIndex
CREATE INDEX "IntegrationRequest_integrationId_createdAt_id_idx" ON "IntegrationRequest"("integrationId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "IntegrationRequest_conversationId_idx" ON "IntegrationRequest"("conversationId");

-- CreateIndex
CREATE INDEX "IntegrationRequest_replayOfId_idx" ON "IntegrationRequest"("replayOfId");


