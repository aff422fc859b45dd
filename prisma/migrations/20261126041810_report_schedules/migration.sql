-- CreateTable
CREATE TABLE "ReportSchedule" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "clientId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "cadence" TEXT NOT NULL,
    "hour" INTEGER NOT NULL,
    "filter" TEXT NOT NULL,
    "nextAt" DATETIME,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "ReportSchedule_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ReportRecipient" (
    "scheduleId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "isSending" BOOLEAN NOT NULL DEFAULT false,
    "sentAt" DATETIME,
    "failedAt" DATETIME,

    PRIMARY KEY ("scheduleId", "userId"),
    CONSTRAINT "ReportRecipient_scheduleId_fkey" FOREIGN KEY ("scheduleId") REFERENCES "ReportSchedule" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "ReportRecipient_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "MailFile" (
    "mailId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "mediaType" TEXT NOT NULL,
    "content" BLOB NOT NULL,

    PRIMARY KEY ("mailId", "name"),
    CONSTRAINT "MailFile_mailId_fkey" FOREIGN KEY ("mailId") REFERENCES "Mail" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "ReportSchedule_clientId_name_key" ON "ReportSchedule"("clientId", "name");

-- CreateIndex
CREATE INDEX "ReportSchedule_nextAt_idx" ON "ReportSchedule"("nextAt");

-- CreateIndex
CREATE INDEX "ReportRecipient_userId_idx" ON "ReportRecipient"("userId");

-- Eight o'clock is another moment in another time zone.
CREATE TRIGGER "report_timezone_changed" AFTER UPDATE OF "timezone" ON "Client" WHEN NEW."timezone" IS NOT OLD."timezone" BEGIN
    UPDATE "ReportSchedule" SET "nextAt" = NULL WHERE "clientId" = NEW."id";
END;
