-- CreateTable
CREATE TABLE "AuditEntry" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "clientId" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "actorId" TEXT,
    "actorName" TEXT,
    "actorIp" TEXT,
    "targetId" TEXT,
    "targetName" TEXT,
    "detail" TEXT,
    "changes" TEXT NOT NULL DEFAULT '[]',
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "AuditEntry_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "AuditEntry_clientId_createdAt_id_idx" ON "AuditEntry"("clientId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "AuditEntry_clientId_actorId_createdAt_idx" ON "AuditEntry"("clientId", "actorId", "createdAt" DESC);

-- The history of billing is a part of it now.
INSERT INTO "AuditEntry" ("id", "clientId", "action", "actorId", "actorName", "detail", "createdAt")
SELECT 'audt' || substr("id", instr("id", '_')), "clientId",
    CASE "kind"
        WHEN 'Canceled' THEN 'SubscriptionCanceled'
        WHEN 'Reactivated' THEN 'SubscriptionReactivated'
        WHEN 'DetailsChanged' THEN 'BillingDetailsChanged'
        ELSE "kind"
    END,
    "actorId", "actorName", "detail", "createdAt"
FROM "BillingEvent";

-- DropTable
DROP TABLE "BillingEvent";
