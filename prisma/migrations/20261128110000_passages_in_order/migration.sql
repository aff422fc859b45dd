-- Vectors are read in pages by id: without it, each page sorted all passages of the company.
CREATE INDEX "Passage_clientId_id_idx" ON "Passage"("clientId", "id");
