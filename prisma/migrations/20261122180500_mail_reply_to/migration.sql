-- AlterTable
ALTER TABLE "Mail" ADD COLUMN "replyTo" TEXT;
