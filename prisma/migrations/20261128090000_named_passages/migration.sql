-- A question that is the name of a passage, as buttons offer it, is answered by that passage.
DROP INDEX "Passage_clientId_idx";
CREATE INDEX "Passage_clientId_heading_idx" ON "Passage"("clientId", "heading");
CREATE INDEX "Article_clientId_title_idx" ON "Article"("clientId", "title");
