-- AlterTable
ALTER TABLE "AutomatedFaq" ADD COLUMN "exclusions" TEXT NOT NULL DEFAULT '[]';
