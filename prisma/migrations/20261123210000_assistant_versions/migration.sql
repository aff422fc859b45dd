-- What is being worked on, and what was published: of assistants, and of whatever else has versions.
CREATE TABLE "Draft" (
    "subjectId" TEXT NOT NULL PRIMARY KEY,
    "clientId" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,
    "savedByName" TEXT,
    "savedAt" DATETIME NOT NULL,
    CONSTRAINT "Draft_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "Version" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "clientId" TEXT NOT NULL,
    "subjectId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "content" TEXT NOT NULL,
    "note" TEXT NOT NULL,
    "publishedByName" TEXT,
    "publishedAt" DATETIME NOT NULL,
    CONSTRAINT "Version_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE INDEX "Draft_clientId_idx" ON "Draft"("clientId");
CREATE INDEX "Version_clientId_idx" ON "Version"("clientId");
CREATE UNIQUE INDEX "Version_subjectId_number_key" ON "Version"("subjectId", "number");

-- Assistants begin with what they have been until now.
INSERT INTO "Version" ("id", "clientId", "subjectId", "number", "content", "note", "publishedAt")
SELECT 'vers_' || lower(hex(randomblob(12))), "clientId", "id", 1, json_set('{"languages":{"default":"en","others":[]},"appearance":{"title":"-","subtitle":{},"avatar":null,"theme":"Auto","mainColour":"#00625a","visitorBubbleColour":null,"font":"Geist","corners":14,"cover":null,"previewImage":null,"launcher":{"icon":"Chat","image":null,"label":{},"size":56,"side":"Right","sideOffset":20,"bottomOffset":20,"isHiddenOnPhones":false},"displayMode":"Portrait","showsBranding":true},"team":{"shows":"Everybody","memberIds":[],"officeHours":{"isOn":false,"timezone":"UTC","days":[{"day":1,"from":"09:00","to":"17:00"},{"day":2,"from":"09:00","to":"17:00"},{"day":3,"from":"09:00","to":"17:00"},{"day":4,"from":"09:00","to":"17:00"},{"day":5,"from":"09:00","to":"17:00"}],"holidays":[]},"replyTime":"Measured","onlineText":{},"awayText":{}},"homePage":{"start":"Home","greeting":{"en":"Hello. How can we help you?"},"blocks":[{"id":"ask","isVisible":true,"type":"Ask","placeholder":{}},{"id":"conversations","isVisible":true,"type":"Conversations","title":{}},{"id":"flows","isVisible":true,"type":"GuidedFlows","title":{}},{"id":"team","isVisible":true,"type":"Team","title":{}}]},"guidedFlows":{"entries":[]},"gpt":{"disclosure":{},"offersPerson":true},"triggers":{"items":[],"cooldownMinutes":30,"mostPerDay":3,"closedStaysClosed":true}}', '$.appearance.title', "title", '$.appearance.avatar', CASE WHEN "avatar" LIKE '/assistants/%' THEN "avatar" END, '$.appearance.mainColour', lower(coalesce("colour", '#00625a')), '$.homePage.greeting.en', "greeting"), '', "updatedAt" FROM "Assistant";

INSERT INTO "Draft" ("subjectId", "clientId", "content", "revision", "savedAt")
SELECT "subjectId", "clientId", "content", 1, "publishedAt" FROM "Version";

ALTER TABLE "Assistant" DROP COLUMN "colour";
ALTER TABLE "Assistant" DROP COLUMN "greeting";
ALTER TABLE "Assistant" ADD COLUMN "isEnabled" BOOLEAN NOT NULL DEFAULT true;
ALTER TABLE "Assistant" ADD COLUMN "archivedAt" DATETIME;
ALTER TABLE "Assistant" ADD COLUMN "lastPingAt" DATETIME;
ALTER TABLE "Assistant" ADD COLUMN "lastPingUrl" TEXT;
ALTER TABLE "Assistant" ADD COLUMN "allowedDomains" TEXT NOT NULL DEFAULT '[]';
ALTER TABLE "Assistant" ADD COLUMN "identityMode" TEXT NOT NULL DEFAULT 'Off';
ALTER TABLE "Assistant" ADD COLUMN "identitySecret" TEXT;
