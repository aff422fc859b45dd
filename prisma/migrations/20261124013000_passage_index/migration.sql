-- The words of each passage, with the title of its article. `rowid` is the passage's id.
CREATE VIRTUAL TABLE "PassageIndex" USING fts5 (
    "title", "heading", "text", "questions", tokenize = 'porter unicode61 remove_diacritics 2'
);

-- Which words there are, to find what was mistyped.
CREATE VIRTUAL TABLE "PassageTerm" USING fts5vocab ('PassageIndex', 'row');

INSERT INTO "PassageIndex" ("rowid", "title", "heading", "text", "questions")
SELECT p."id", a."title", p."heading", p."text", p."questions" FROM "Passage" p JOIN "Article" a ON a."id" = p."articleId";

CREATE TRIGGER "passage_created" AFTER INSERT ON "Passage" BEGIN
    INSERT INTO "PassageIndex" ("rowid", "title", "heading", "text", "questions")
    SELECT NEW."id", "title", NEW."heading", NEW."text", NEW."questions" FROM "Article" WHERE "id" = NEW."articleId";
END;

CREATE TRIGGER "passage_changed" AFTER UPDATE OF "heading", "text", "questions" ON "Passage" BEGIN
    UPDATE "PassageIndex" SET "heading" = NEW."heading", "text" = NEW."text", "questions" = NEW."questions"
    WHERE "rowid" = NEW."id";
END;

CREATE TRIGGER "passage_deleted" AFTER DELETE ON "Passage" BEGIN
    DELETE FROM "PassageIndex" WHERE "rowid" = OLD."id";
END;

CREATE TRIGGER "article_retitled" AFTER UPDATE OF "title" ON "Article" WHEN NEW."title" <> OLD."title" BEGIN
    UPDATE "PassageIndex" SET "title" = NEW."title"
    WHERE "rowid" IN (SELECT "id" FROM "Passage" WHERE "articleId" = NEW."id");
END;
