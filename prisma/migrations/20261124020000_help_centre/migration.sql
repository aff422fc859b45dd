-- Where a company's help centre stands: `/help/<slug>`.
ALTER TABLE "Client" ADD COLUMN "helpCentreSlug" TEXT;
CREATE UNIQUE INDEX "Client_helpCentreSlug_key" ON "Client"("helpCentreSlug");

-- Who found an article helpful: each reader counts once.
CREATE TABLE "ArticleVote" (
    "articleId" TEXT NOT NULL,
    "reader" TEXT NOT NULL,
    "isHelpful" BOOLEAN NOT NULL,
    "createdAt" DATETIME NOT NULL,

    PRIMARY KEY ("articleId", "reader"),
    CONSTRAINT "ArticleVote_articleId_fkey" FOREIGN KEY ("articleId") REFERENCES "Article" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
