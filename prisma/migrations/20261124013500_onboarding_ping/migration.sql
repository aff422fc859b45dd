-- Where a site has tried to show the assistant before the onboarding was finished.
ALTER TABLE "Onboarding" ADD COLUMN "lastPingAt" DATETIME;
ALTER TABLE "Onboarding" ADD COLUMN "lastPingUrl" TEXT;
