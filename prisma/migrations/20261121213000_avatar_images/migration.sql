-- CreateTable
CREATE TABLE "AvatarImage" (
    "assistantId" TEXT NOT NULL PRIMARY KEY,
    "mediaType" TEXT NOT NULL,
    "bytes" BLOB NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "AvatarImage_assistantId_fkey" FOREIGN KEY ("assistantId") REFERENCES "Assistant" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
