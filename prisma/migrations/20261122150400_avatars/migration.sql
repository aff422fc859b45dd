-- AlterTable
ALTER TABLE "User" ADD COLUMN "avatar" TEXT;

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_AvatarImage" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "clientId" TEXT NOT NULL,
    "uploaderId" TEXT,
    "ownerId" TEXT,
    "mediaType" TEXT NOT NULL,
    "bytes" BLOB NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "AvatarImage_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
-- Each assistant's picture keeps the address that it has.
INSERT INTO "new_AvatarImage" ("id", "clientId", "ownerId", "mediaType", "bytes", "createdAt")
SELECT "assistantId", "Assistant"."clientId", "assistantId", "mediaType", "bytes", "AvatarImage"."updatedAt"
FROM "AvatarImage" JOIN "Assistant" ON "Assistant"."id" = "AvatarImage"."assistantId";
DROP TABLE "AvatarImage";
ALTER TABLE "new_AvatarImage" RENAME TO "AvatarImage";
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE UNIQUE INDEX "AvatarImage_ownerId_key" ON "AvatarImage"("ownerId");

-- CreateIndex
CREATE INDEX "AvatarImage_clientId_idx" ON "AvatarImage"("clientId");

-- An owner is a person, an assistant or a company, and so no foreign key: a picture goes with whoever bears it.
CREATE TRIGGER "avatar_of_user_gone" AFTER DELETE ON "User" BEGIN
    DELETE FROM "AvatarImage" WHERE "ownerId" = OLD."id";
END;
CREATE TRIGGER "avatar_of_assistant_gone" AFTER DELETE ON "Assistant" BEGIN
    DELETE FROM "AvatarImage" WHERE "ownerId" = OLD."id";
END;
