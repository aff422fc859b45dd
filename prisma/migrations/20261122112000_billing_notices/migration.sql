-- AlterTable
ALTER TABLE "Client" ADD COLUMN "cardExpiresAt" DATETIME;

-- CreateTable
CREATE TABLE "BillingNotice" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "clientId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "subjectId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "dueAt" DATETIME,
    CONSTRAINT "BillingNotice_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "BillingNotice_dueAt_idx" ON "BillingNotice"("dueAt");

-- CreateIndex
CREATE INDEX "BillingNotice_clientId_idx" ON "BillingNotice"("clientId");
