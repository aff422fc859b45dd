-- AlterTable
ALTER TABLE "Client" ADD COLUMN "promotionCodeId" TEXT;
ALTER TABLE "Client" ADD COLUMN "stripeCustomerId" TEXT;

-- AlterTable
ALTER TABLE "ClientSubscription" ADD COLUMN "status" TEXT NOT NULL DEFAULT 'Active';
ALTER TABLE "ClientSubscription" ADD COLUMN "periodStart" DATETIME;
ALTER TABLE "ClientSubscription" ADD COLUMN "periodEnd" DATETIME;
ALTER TABLE "ClientSubscription" ADD COLUMN "stripeId" TEXT;

-- CreateTable
CREATE TABLE "StripeEvent" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "receivedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "StandInState" (
    "name" TEXT NOT NULL PRIMARY KEY,
    "state" TEXT NOT NULL
);

-- CreateIndex
CREATE INDEX "StripeEvent_receivedAt_idx" ON "StripeEvent"("receivedAt");

-- CreateIndex
CREATE UNIQUE INDEX "Client_stripeCustomerId_key" ON "Client"("stripeCustomerId");

-- CreateIndex
CREATE UNIQUE INDEX "ClientSubscription_stripeId_key" ON "ClientSubscription"("stripeId");
