-- AlterTable
ALTER TABLE "Assistant" ADD COLUMN "colour" TEXT;

-- CreateTable
CREATE TABLE "Onboarding" (
    "clientId" TEXT NOT NULL PRIMARY KEY,
    "website" TEXT,
    "timezone" TEXT,
    "companySize" TEXT,
    "assistantTitle" TEXT,
    "assistantColour" TEXT,
    "greeting" TEXT,
    "subscriptionType" TEXT,
    "paysLater" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "Onboarding_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
