-- CreateTable
CREATE TABLE "FormTemplate" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "clientId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "status" TEXT NOT NULL DEFAULT 'Draft',
    "fieldCount" INTEGER NOT NULL DEFAULT 0,
    "webhookSecret" TEXT,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "FormTemplate_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "FormSubmission" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "clientId" TEXT NOT NULL,
    "formTemplateId" TEXT NOT NULL,
    "versionNumber" INTEGER NOT NULL,
    "conversationId" TEXT,
    "messageId" TEXT,
    "visitorId" TEXT,
    "visitorName" TEXT NOT NULL,
    "assistantId" TEXT NOT NULL,
    "flowId" TEXT,
    "nodeId" TEXT,
    "state" TEXT NOT NULL DEFAULT 'Sent',
    "status" TEXT NOT NULL DEFAULT 'New',
    "isStarred" BOOLEAN NOT NULL DEFAULT false,
    "answers" TEXT NOT NULL DEFAULT '{}',
    "searchText" TEXT NOT NULL DEFAULT '',
    "lastFieldId" TEXT,
    "answeredCount" INTEGER NOT NULL DEFAULT 0,
    "askedCount" INTEGER NOT NULL DEFAULT 0,
    "pageUrl" TEXT,
    "locale" TEXT,
    "createdAt" DATETIME NOT NULL,
    "startedAt" DATETIME,
    "submittedAt" DATETIME,
    "leftAt" DATETIME,
    "activityAt" DATETIME NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    CONSTRAINT "FormSubmission_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "FormSubmission_formTemplateId_fkey" FOREIGN KEY ("formTemplateId") REFERENCES "FormTemplate" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "FormSubmission_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "Conversation" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "FormSubmission_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "Message" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "FormSubmission_visitorId_fkey" FOREIGN KEY ("visitorId") REFERENCES "Visitor" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "FormDelivery" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "submissionId" TEXT NOT NULL,
    "formTemplateId" TEXT NOT NULL,
    "clientId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "target" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'Waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "responseStatus" INTEGER,
    "error" TEXT,
    "createdAt" DATETIME NOT NULL,
    "triedAt" DATETIME,
    CONSTRAINT "FormDelivery_submissionId_fkey" FOREIGN KEY ("submissionId") REFERENCES "FormSubmission" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "MapPreview" (
    "clientId" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "svg" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,

    PRIMARY KEY ("clientId", "key"),
    CONSTRAINT "MapPreview_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "FormTemplate_clientId_updatedAt_id_idx" ON "FormTemplate"("clientId", "updatedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "FormTemplate_clientId_name_idx" ON "FormTemplate"("clientId", "name");

-- CreateIndex
CREATE UNIQUE INDEX "FormSubmission_messageId_key" ON "FormSubmission"("messageId");

-- CreateIndex
CREATE INDEX "FormSubmission_formTemplateId_activityAt_id_idx" ON "FormSubmission"("formTemplateId", "activityAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "FormSubmission_formTemplateId_state_status_isStarred_idx" ON "FormSubmission"("formTemplateId", "state", "status", "isStarred");

-- CreateIndex
CREATE INDEX "FormSubmission_clientId_createdAt_idx" ON "FormSubmission"("clientId", "createdAt");

-- CreateIndex
CREATE INDEX "FormSubmission_visitorId_idx" ON "FormSubmission"("visitorId");

-- CreateIndex
CREATE INDEX "FormSubmission_conversationId_idx" ON "FormSubmission"("conversationId");

-- CreateIndex
CREATE INDEX "FormDelivery_formTemplateId_createdAt_id_idx" ON "FormDelivery"("formTemplateId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "FormDelivery_submissionId_idx" ON "FormDelivery"("submissionId");

