-- CreateIndex
CREATE INDEX "Conversation_clientId_priority_lastActivityAt_id_idx" ON "Conversation"("clientId", "priority" DESC, "lastActivityAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Conversation_clientId_status_priority_lastActivityAt_id_idx" ON "Conversation"("clientId", "status", "priority" DESC, "lastActivityAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Conversation_clientId_waitingSince_lastActivityAt_id_idx" ON "Conversation"("clientId", "waitingSince", "lastActivityAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Conversation_clientId_status_waitingSince_lastActivityAt_id_idx" ON "Conversation"("clientId", "status", "waitingSince", "lastActivityAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Conversation_clientId_status_number_idx" ON "Conversation"("clientId", "status", "number");

-- CreateIndex
CREATE INDEX "Conversation_clientId_language_idx" ON "Conversation"("clientId", "language");


