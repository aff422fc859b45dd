-- CreateTable
CREATE TABLE "StoreIntegration" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "clientId" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "displayName" TEXT NOT NULL,
    "shop" TEXT NOT NULL,
    "storeUrl" TEXT NOT NULL,
    "sealedCredentials" TEXT NOT NULL,
    "scopes" TEXT NOT NULL DEFAULT '[]',
    "state" TEXT NOT NULL DEFAULT 'Connected',
    "syncMode" TEXT NOT NULL DEFAULT 'Webhook',
    "currency" TEXT NOT NULL,
    "productsCount" INTEGER NOT NULL DEFAULT 0,
    "variantsCount" INTEGER NOT NULL DEFAULT 0,
    "lastSyncAt" DATETIME,
    "lastChangeAt" DATETIME,
    "lastError" TEXT,
    "nextSyncAt" DATETIME,
    "rules" TEXT NOT NULL DEFAULT '{}',
    "connectedByName" TEXT,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "StoreIntegration_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "StoreAssistant" (
    "storeId" TEXT NOT NULL,
    "assistantId" TEXT NOT NULL,

    PRIMARY KEY ("storeId", "assistantId"),
    CONSTRAINT "StoreAssistant_storeId_fkey" FOREIGN KEY ("storeId") REFERENCES "StoreIntegration" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "StoreAssistant_assistantId_fkey" FOREIGN KEY ("assistantId") REFERENCES "Assistant" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "StoreSync" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "storeId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'Running',
    "cursor" TEXT,
    "since" DATETIME,
    "total" INTEGER,
    "seen" INTEGER NOT NULL DEFAULT 0,
    "created" INTEGER NOT NULL DEFAULT 0,
    "updated" INTEGER NOT NULL DEFAULT 0,
    "removed" INTEGER NOT NULL DEFAULT 0,
    "error" TEXT,
    "startedAt" DATETIME NOT NULL,
    "endedAt" DATETIME,
    CONSTRAINT "StoreSync_storeId_fkey" FOREIGN KEY ("storeId") REFERENCES "StoreIntegration" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Product" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "clientId" TEXT NOT NULL,
    "storeId" TEXT NOT NULL,
    "externalId" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "url" TEXT NOT NULL,
    "imageUrl" TEXT,
    "vendor" TEXT NOT NULL DEFAULT '',
    "productType" TEXT NOT NULL DEFAULT '',
    "tags" TEXT NOT NULL DEFAULT '[]',
    "collections" TEXT NOT NULL DEFAULT '[]',
    "options" TEXT NOT NULL DEFAULT '[]',
    "price" INTEGER NOT NULL,
    "compareAtPrice" INTEGER,
    "inStock" BOOLEAN NOT NULL,
    "stockQuantity" INTEGER,
    "sku" TEXT NOT NULL DEFAULT '',
    "hash" TEXT NOT NULL,
    "updatedAtSource" DATETIME NOT NULL,
    "syncId" TEXT,
    CONSTRAINT "Product_storeId_fkey" FOREIGN KEY ("storeId") REFERENCES "StoreIntegration" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ProductVariant" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "productId" INTEGER NOT NULL,
    "externalId" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "price" INTEGER NOT NULL,
    "compareAtPrice" INTEGER,
    "inStock" BOOLEAN NOT NULL,
    "stockQuantity" INTEGER,
    "sku" TEXT NOT NULL DEFAULT '',
    "options" TEXT NOT NULL DEFAULT '{}',
    CONSTRAINT "ProductVariant_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ProductSearch" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "clientId" TEXT NOT NULL,
    "storeId" TEXT NOT NULL,
    "assistantId" TEXT NOT NULL,
    "conversationId" TEXT,
    "query" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "understood" TEXT NOT NULL,
    "found" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "ProductSearch_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "ProductSearch_storeId_fkey" FOREIGN KEY ("storeId") REFERENCES "StoreIntegration" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ProductEvent" (
    "searchId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "storeId" TEXT NOT NULL,
    "productId" INTEGER,
    "amount" INTEGER,
    "createdAt" DATETIME NOT NULL,

    PRIMARY KEY ("searchId", "kind", "reference"),
    CONSTRAINT "ProductEvent_searchId_fkey" FOREIGN KEY ("searchId") REFERENCES "ProductSearch" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "ProductEvent_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ReceivedWebhook" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "receivedAt" DATETIME NOT NULL
);

-- CreateIndex
CREATE INDEX "StoreIntegration_provider_shop_idx" ON "StoreIntegration"("provider", "shop");

-- CreateIndex
CREATE INDEX "StoreIntegration_nextSyncAt_idx" ON "StoreIntegration"("nextSyncAt");

-- CreateIndex
CREATE UNIQUE INDEX "StoreIntegration_clientId_provider_shop_key" ON "StoreIntegration"("clientId", "provider", "shop");

-- CreateIndex
CREATE INDEX "StoreAssistant_assistantId_idx" ON "StoreAssistant"("assistantId");

-- CreateIndex
CREATE INDEX "StoreSync_storeId_startedAt_idx" ON "StoreSync"("storeId", "startedAt" DESC);

-- CreateIndex
CREATE INDEX "Product_storeId_title_idx" ON "Product"("storeId", "title");

-- CreateIndex
CREATE INDEX "Product_storeId_price_idx" ON "Product"("storeId", "price");

-- CreateIndex
CREATE INDEX "Product_clientId_idx" ON "Product"("clientId");

-- CreateIndex
CREATE UNIQUE INDEX "Product_storeId_externalId_key" ON "Product"("storeId", "externalId");

-- CreateIndex
CREATE UNIQUE INDEX "ProductVariant_productId_externalId_key" ON "ProductVariant"("productId", "externalId");

-- CreateIndex
CREATE INDEX "ProductSearch_storeId_createdAt_idx" ON "ProductSearch"("storeId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "ProductSearch_storeId_found_createdAt_idx" ON "ProductSearch"("storeId", "found", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "ProductSearch_clientId_idx" ON "ProductSearch"("clientId");

-- CreateIndex
CREATE INDEX "ProductEvent_storeId_createdAt_idx" ON "ProductEvent"("storeId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "ProductEvent_productId_idx" ON "ProductEvent"("productId");

-- CreateIndex
CREATE INDEX "ReceivedWebhook_receivedAt_idx" ON "ReceivedWebhook"("receivedAt");



-- The words of each product: what it is called, what kind of thing it is, in which colours and sizes, and what is said of it.
-- `rowid` is the product's id.
CREATE VIRTUAL TABLE "ProductIndex" USING fts5 (
    "title", "kind", "options", "description", tokenize = 'porter unicode61 remove_diacritics 2'
);

-- Which words there are, to find what was mistyped.
CREATE VIRTUAL TABLE "ProductTerm" USING fts5vocab ('ProductIndex', 'row');

CREATE TRIGGER "product_created" AFTER INSERT ON "Product" BEGIN
    INSERT INTO "ProductIndex" ("rowid", "title", "kind", "options", "description")
    VALUES (NEW."id", NEW."title", NEW."productType" || ' ' || NEW."vendor" || ' ' || NEW."tags" || ' ' || NEW."collections", NEW."options", NEW."description");
END;

CREATE TRIGGER "product_changed" AFTER UPDATE OF "title", "productType", "vendor", "tags", "collections", "options", "description" ON "Product" BEGIN
    UPDATE "ProductIndex" SET
        "title" = NEW."title",
        "kind" = NEW."productType" || ' ' || NEW."vendor" || ' ' || NEW."tags" || ' ' || NEW."collections",
        "options" = NEW."options",
        "description" = NEW."description"
    WHERE "rowid" = NEW."id";
END;

CREATE TRIGGER "product_deleted" AFTER DELETE ON "Product" BEGIN
    DELETE FROM "ProductIndex" WHERE "rowid" = OLD."id";
END;
