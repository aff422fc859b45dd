-- CreateTable
CREATE TABLE "VisitorAddress" (
    "visitorId" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "codeHash" TEXT,
    "codeExpiresAt" DATETIME,
    "confirmedAt" DATETIME,

    PRIMARY KEY ("visitorId", "email"),
    CONSTRAINT "VisitorAddress_visitorId_fkey" FOREIGN KEY ("visitorId") REFERENCES "Visitor" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
