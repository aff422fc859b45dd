-- CreateTable
CREATE TABLE "CrawlSource" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "clientId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "addresses" TEXT NOT NULL,
    "includePatterns" TEXT NOT NULL DEFAULT '[]',
    "excludePatterns" TEXT NOT NULL DEFAULT '[]',
    "maxDepth" INTEGER NOT NULL,
    "maxPages" INTEGER NOT NULL,
    "respectsRobots" BOOLEAN NOT NULL DEFAULT true,
    "frequency" TEXT NOT NULL DEFAULT 'Never',
    "nextRunAt" DATETIME,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "CrawlSource_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "CrawlRun" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "clientId" TEXT NOT NULL,
    "sourceId" TEXT,
    "rules" TEXT NOT NULL,
    "isPreview" BOOLEAN NOT NULL DEFAULT false,
    "state" TEXT NOT NULL DEFAULT 'Waiting',
    "error" TEXT,
    "createdAt" DATETIME NOT NULL,
    "startedAt" DATETIME,
    "endedAt" DATETIME,
    CONSTRAINT "CrawlRun_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "CrawlRun_sourceId_fkey" FOREIGN KEY ("sourceId") REFERENCES "CrawlSource" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "CrawlRunItem" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "runId" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "depth" INTEGER NOT NULL,
    "foundOn" TEXT,
    "outcome" TEXT NOT NULL DEFAULT 'Waiting',
    "reason" TEXT,
    "detail" TEXT,
    "httpStatus" INTEGER,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "runAt" DATETIME NOT NULL,
    "articleId" TEXT,
    CONSTRAINT "CrawlRunItem_runId_fkey" FOREIGN KEY ("runId") REFERENCES "CrawlRun" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Webpage" (
    "articleId" TEXT NOT NULL PRIMARY KEY,
    "clientId" TEXT NOT NULL,
    "sourceId" TEXT,
    "url" TEXT NOT NULL,
    "depth" INTEGER NOT NULL DEFAULT 0,
    "foundOn" TEXT,
    "httpStatus" INTEGER,
    "etag" TEXT,
    "lastModified" TEXT,
    "contentHash" TEXT,
    "fetchedAt" DATETIME,
    "changedAt" DATETIME,
    "links" TEXT NOT NULL DEFAULT '[]',
    CONSTRAINT "Webpage_articleId_fkey" FOREIGN KEY ("articleId") REFERENCES "Article" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Webpage_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Webpage_sourceId_fkey" FOREIGN KEY ("sourceId") REFERENCES "CrawlSource" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "CrawlSource_clientId_createdAt_idx" ON "CrawlSource"("clientId", "createdAt");

-- CreateIndex
CREATE INDEX "CrawlSource_nextRunAt_idx" ON "CrawlSource"("nextRunAt");

-- CreateIndex
CREATE INDEX "CrawlRun_sourceId_createdAt_idx" ON "CrawlRun"("sourceId", "createdAt");

-- CreateIndex
CREATE INDEX "CrawlRun_clientId_state_idx" ON "CrawlRun"("clientId", "state");

-- CreateIndex
CREATE INDEX "CrawlRun_isPreview_createdAt_idx" ON "CrawlRun"("isPreview", "createdAt");

-- CreateIndex
CREATE INDEX "CrawlRunItem_runId_outcome_runAt_idx" ON "CrawlRunItem"("runId", "outcome", "runAt");

-- CreateIndex
CREATE UNIQUE INDEX "CrawlRunItem_runId_url_key" ON "CrawlRunItem"("runId", "url");

-- CreateIndex
CREATE INDEX "Webpage_sourceId_idx" ON "Webpage"("sourceId");

-- CreateIndex
CREATE UNIQUE INDEX "Webpage_clientId_url_key" ON "Webpage"("clientId", "url");
