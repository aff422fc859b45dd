-- AlterTable
ALTER TABLE "Session" ADD COLUMN "lastUsedAt" DATETIME;
