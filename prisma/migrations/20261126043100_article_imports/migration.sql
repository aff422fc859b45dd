-- CreateTable
CREATE TABLE "ArticleImport" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "clientId" TEXT NOT NULL,
    "authorId" TEXT,
    "name" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'Waiting',
    "progress" INTEGER,
    "error" TEXT,
    "categoryIds" TEXT NOT NULL DEFAULT '[]',
    "createdAt" DATETIME NOT NULL,
    "endedAt" DATETIME,
    CONSTRAINT "ArticleImport_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ArticleImportFile" (
    "importId" TEXT NOT NULL PRIMARY KEY,
    "bytes" BLOB NOT NULL,
    CONSTRAINT "ArticleImportFile_importId_fkey" FOREIGN KEY ("importId") REFERENCES "ArticleImport" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ArticleImportItem" (
    "importId" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "isImported" BOOLEAN NOT NULL,
    "articleId" TEXT,
    "notes" TEXT NOT NULL DEFAULT '[]',
    "pictures" INTEGER NOT NULL DEFAULT 0,

    PRIMARY KEY ("importId", "path"),
    CONSTRAINT "ArticleImportItem_importId_fkey" FOREIGN KEY ("importId") REFERENCES "ArticleImport" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "ArticleImportItem_articleId_fkey" FOREIGN KEY ("articleId") REFERENCES "Article" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "ArticleImport_clientId_createdAt_idx" ON "ArticleImport"("clientId", "createdAt");

-- CreateIndex
CREATE INDEX "ArticleImportItem_articleId_idx" ON "ArticleImportItem"("articleId");
