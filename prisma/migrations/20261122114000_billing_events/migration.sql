-- CreateTable
CREATE TABLE "BillingEvent" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "clientId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "actorId" TEXT NOT NULL,
    "actorName" TEXT NOT NULL,
    "detail" TEXT,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "BillingEvent_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "BillingEvent_clientId_createdAt_id_idx" ON "BillingEvent"("clientId", "createdAt" DESC, "id" DESC);
