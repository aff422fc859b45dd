-- DropTable
DROP TABLE "FormDelivery";

-- DropTable
DROP TABLE "MapPreview";

-- AlterTable
ALTER TABLE "FormTemplate" DROP COLUMN "webhookSecret";

-- CreateTable
CREATE TABLE "MapPreview" (
    "submissionId" TEXT NOT NULL,
    "fieldId" TEXT NOT NULL,
    "mediaType" TEXT NOT NULL,
    "image" BLOB NOT NULL,
    "createdAt" DATETIME NOT NULL,

    PRIMARY KEY ("submissionId", "fieldId"),
    CONSTRAINT "MapPreview_submissionId_fkey" FOREIGN KEY ("submissionId") REFERENCES "FormSubmission" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
