-- What was counted of a goal belongs to that goal, also when the trigger gets another one.
CREATE TABLE "new_TriggerCount" (
    "assistantId" TEXT NOT NULL,
    "triggerId" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "goal" TEXT NOT NULL DEFAULT '',
    "count" INTEGER NOT NULL,

    PRIMARY KEY ("assistantId", "triggerId", "day", "kind", "goal"),
    CONSTRAINT "TriggerCount_assistantId_fkey" FOREIGN KEY ("assistantId") REFERENCES "Assistant" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_TriggerCount" ("assistantId", "triggerId", "day", "kind", "count") SELECT "assistantId", "triggerId", "day", "kind", "count" FROM "TriggerCount";
DROP TABLE "TriggerCount";
ALTER TABLE "new_TriggerCount" RENAME TO "TriggerCount";
