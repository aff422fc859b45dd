-- The filter by start page has a name of its own: `page` is that of the pages of tables.
UPDATE "SavedView"
SET "query" = substr(replace('&' || "query", '&page=', '&startPage='), 2)
WHERE "screen" = 'Analytics' AND '&' || "query" LIKE '%&page=%';
