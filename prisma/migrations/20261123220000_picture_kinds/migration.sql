-- An assistant has several pictures: its face, a cover, what its launcher shows. Each says what it is for.
ALTER TABLE "AvatarImage" ADD COLUMN "kind" TEXT NOT NULL DEFAULT 'Avatar';
DROP INDEX "AvatarImage_ownerId_key";
CREATE INDEX "AvatarImage_ownerId_idx" ON "AvatarImage"("ownerId");
