-- A day of conversations: what was begun in it, and what was resolved.
CREATE INDEX "Conversation_clientId_createdAt_idx" ON "Conversation"("clientId", "createdAt");
CREATE INDEX "Conversation_clientId_resolvedAt_idx" ON "Conversation"("clientId", "resolvedAt");
