-- AlterTable
ALTER TABLE "Conversation" ADD COLUMN "startTriggerId" TEXT;

-- CreateTable
CREATE TABLE "TriggerCount" (
    "assistantId" TEXT NOT NULL,
    "triggerId" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    PRIMARY KEY ("assistantId", "triggerId", "day", "kind"),
    CONSTRAINT "TriggerCount_assistantId_fkey" FOREIGN KEY ("assistantId") REFERENCES "Assistant" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
