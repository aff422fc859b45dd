-- CreateTable
CREATE TABLE "ExternalTicket" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "clientId" TEXT NOT NULL,
    "conversationId" TEXT NOT NULL,
    "integrationId" TEXT,
    "externalId" TEXT,
    "url" TEXT,
    "status" TEXT,
    "statusAt" DATETIME,
    "state" TEXT NOT NULL DEFAULT 'Queued',
    "part" INTEGER NOT NULL DEFAULT 1,
    "sentUpTo" INTEGER NOT NULL DEFAULT 0,
    "isUncertain" BOOLEAN NOT NULL DEFAULT false,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "lastError" TEXT,
    "requestedAt" DATETIME NOT NULL,
    "lastSyncAt" DATETIME,
    CONSTRAINT "ExternalTicket_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "ExternalTicket_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "Conversation" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "ExternalTicket_integrationId_fkey" FOREIGN KEY ("integrationId") REFERENCES "Integration" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "ExternalTicket_conversationId_key" ON "ExternalTicket"("conversationId");

-- CreateIndex
CREATE INDEX "ExternalTicket_clientId_requestedAt_idx" ON "ExternalTicket"("clientId", "requestedAt" DESC);

-- CreateIndex
CREATE INDEX "ExternalTicket_integrationId_externalId_idx" ON "ExternalTicket"("integrationId", "externalId");


