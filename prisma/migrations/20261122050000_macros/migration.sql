-- CreateTable
CREATE TABLE "MacroRun" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "outcome" TEXT NOT NULL,
    "undoneAt" DATETIME,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "MacroRun_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Macro" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "clientId" TEXT NOT NULL,
    "ownerId" TEXT NOT NULL,
    "scope" TEXT NOT NULL DEFAULT 'All',
    "name" TEXT NOT NULL,
    "actions" TEXT NOT NULL,
    "usageCount" INTEGER NOT NULL DEFAULT 0,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "Macro_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Macro_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_Macro" ("actions", "clientId", "createdAt", "id", "name", "ownerId", "scope", "updatedAt") SELECT "actions", "clientId", "createdAt", "id", "name", "ownerId", "scope", "updatedAt" FROM "Macro";
DROP TABLE "Macro";
ALTER TABLE "new_Macro" RENAME TO "Macro";
CREATE INDEX "Macro_clientId_idx" ON "Macro"("clientId");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "MacroRun_createdAt_idx" ON "MacroRun"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "MacroRun_userId_key_key" ON "MacroRun"("userId", "key");
