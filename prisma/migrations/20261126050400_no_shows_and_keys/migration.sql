-- AlterTable
ALTER TABLE "Article" ADD COLUMN "apiKey" TEXT;
ALTER TABLE "Article" ADD COLUMN "apiRequestHash" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "Article_clientId_apiKey_key" ON "Article"("clientId", "apiKey");

-- AlterTable
ALTER TABLE "Booking" ADD COLUMN "noShowAt" DATETIME;
