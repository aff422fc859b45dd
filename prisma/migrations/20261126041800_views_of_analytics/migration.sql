-- AlterTable
ALTER TABLE "SavedView" ADD COLUMN "screen" TEXT NOT NULL DEFAULT 'Inbox';

-- CreateTable
CREATE TABLE "DefaultView" (
    "userId" TEXT NOT NULL,
    "screen" TEXT NOT NULL,
    "viewId" TEXT NOT NULL,

    PRIMARY KEY ("userId", "screen"),
    CONSTRAINT "DefaultView_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "DefaultView_viewId_fkey" FOREIGN KEY ("viewId") REFERENCES "SavedView" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- DropIndex
DROP INDEX "SavedView_clientId_ownerId_name_key";

-- CreateIndex
CREATE UNIQUE INDEX "SavedView_clientId_ownerId_screen_name_key" ON "SavedView"("clientId", "ownerId", "screen", "name");
