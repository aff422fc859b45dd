-- CreateTable
CREATE TABLE "Document" (
    "articleId" TEXT NOT NULL PRIMARY KEY,
    "clientId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "receivedBytes" INTEGER NOT NULL DEFAULT 0,
    "hash" TEXT,
    "pages" INTEGER,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "Document_articleId_fkey" FOREIGN KEY ("articleId") REFERENCES "Article" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Document_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "DocumentPart" (
    "articleId" TEXT NOT NULL,
    "offset" INTEGER NOT NULL,
    "bytes" BLOB NOT NULL,

    PRIMARY KEY ("articleId", "offset"),
    CONSTRAINT "DocumentPart_articleId_fkey" FOREIGN KEY ("articleId") REFERENCES "Document" ("articleId") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "Document_clientId_hash_idx" ON "Document"("clientId", "hash");

-- CreateIndex
CREATE INDEX "Document_createdAt_idx" ON "Document"("createdAt");


