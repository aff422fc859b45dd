-- Who a visitor is to the site that they came from.
ALTER TABLE "Visitor" ADD COLUMN "externalId" TEXT;
ALTER TABLE "Visitor" ADD COLUMN "identityVerifiedAt" DATETIME;
CREATE INDEX "Visitor_clientId_externalId_idx" ON "Visitor"("clientId", "externalId");
