-- What a company is stands with the company, also after its onboarding.
ALTER TABLE "Client" ADD COLUMN "website" TEXT;
ALTER TABLE "Client" ADD COLUMN "timezone" TEXT;
ALTER TABLE "Client" ADD COLUMN "companySize" TEXT;
UPDATE "Client" SET ("website", "timezone", "companySize") =
    (SELECT "website", "timezone", "companySize" FROM "Onboarding" WHERE "clientId" = "Client"."id");
ALTER TABLE "Onboarding" DROP COLUMN "website";
ALTER TABLE "Onboarding" DROP COLUMN "timezone";
ALTER TABLE "Onboarding" DROP COLUMN "companySize";

-- Its logo and address, for how many days it keeps what visitors said, and that it was deleted.
ALTER TABLE "Client" ADD COLUMN "logo" TEXT;
ALTER TABLE "Client" ADD COLUMN "addressLine1" TEXT;
ALTER TABLE "Client" ADD COLUMN "addressLine2" TEXT;
ALTER TABLE "Client" ADD COLUMN "addressCity" TEXT;
ALTER TABLE "Client" ADD COLUMN "addressState" TEXT;
ALTER TABLE "Client" ADD COLUMN "addressPostalCode" TEXT;
ALTER TABLE "Client" ADD COLUMN "conversationRetentionDays" INTEGER;
ALTER TABLE "Client" ADD COLUMN "visitorRetentionDays" INTEGER;
ALTER TABLE "Client" ADD COLUMN "deletedAt" DATETIME;

-- All of a company's data as a file, made in the background.
CREATE TABLE "DataExport" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "clientId" TEXT NOT NULL,
    "requestedById" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'Preparing',
    "total" INTEGER NOT NULL DEFAULT 0,
    "done" INTEGER NOT NULL DEFAULT 0,
    "size" INTEGER,
    "createdAt" DATETIME NOT NULL,
    "endedAt" DATETIME,
    "expiresAt" DATETIME,
    CONSTRAINT "DataExport_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "DataExport_requestedById_fkey" FOREIGN KEY ("requestedById") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "DataExport_clientId_createdAt_idx" ON "DataExport"("clientId", "createdAt" DESC);
CREATE INDEX "DataExport_status_idx" ON "DataExport"("status");
CREATE INDEX "DataExport_requestedById_idx" ON "DataExport"("requestedById");

-- Also in the order of their ids, for who reads all of them a page at a time.
DROP INDEX "Visitor_clientId_idx";
CREATE INDEX "Visitor_clientId_id_idx" ON "Visitor"("clientId", "id");
