-- CreateTable
CREATE TABLE "SuggestedReply" (
    "questionId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "clientId" TEXT NOT NULL,
    "settledById" TEXT NOT NULL,
    "isTaken" BOOLEAN NOT NULL,
    "settledAt" DATETIME NOT NULL,

    PRIMARY KEY ("questionId", "kind"),
    CONSTRAINT "SuggestedReply_questionId_fkey" FOREIGN KEY ("questionId") REFERENCES "Message" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "SuggestedReply_clientId_settledAt_idx" ON "SuggestedReply"("clientId", "settledAt");


