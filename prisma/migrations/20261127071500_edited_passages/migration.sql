-- AlterTable
ALTER TABLE "Passage" ADD COLUMN "madeOf" TEXT NOT NULL DEFAULT '[]';
