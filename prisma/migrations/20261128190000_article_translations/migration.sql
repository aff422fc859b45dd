-- Articles that are the same in several languages.
ALTER TABLE "Article" ADD COLUMN "translationGroup" TEXT;
CREATE UNIQUE INDEX "Article_clientId_translationGroup_language_key" ON "Article"("clientId", "translationGroup", "language");
