-- Visitors read them where a guided flow shows the person.
ALTER TABLE "User" ADD COLUMN "title" TEXT;
ALTER TABLE "User" ADD COLUMN "bio" TEXT;
