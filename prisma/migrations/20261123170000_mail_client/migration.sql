-- Whose mail it is: it goes with the company.
ALTER TABLE "Mail" ADD COLUMN "clientId" TEXT REFERENCES "Client" ("id") ON DELETE CASCADE ON UPDATE CASCADE;

UPDATE "Mail" SET "clientId" = (SELECT "clientId" FROM "User" WHERE "User"."email" = "Mail"."to");

-- CreateIndex
CREATE INDEX "Mail_clientId_idx" ON "Mail"("clientId");
