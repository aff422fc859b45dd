-- AlterTable
ALTER TABLE "User" ADD COLUMN "inviteExpiresAt" DATETIME;
ALTER TABLE "User" ADD COLUMN "invitedAt" DATETIME;
ALTER TABLE "User" ADD COLUMN "inviterName" TEXT;

-- CreateTable
CREATE TABLE "InvitationLink" (
    "hash" TEXT NOT NULL PRIMARY KEY,
    "clientId" TEXT NOT NULL,
    "userId" TEXT,
    "isMailed" BOOLEAN NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    "usedAt" DATETIME,
    CONSTRAINT "InvitationLink_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "InvitationLink_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "InvitationLink_userId_idx" ON "InvitationLink"("userId");

-- CreateIndex
CREATE INDEX "InvitationLink_clientId_idx" ON "InvitationLink"("clientId");
