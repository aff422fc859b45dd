-- AlterTable
ALTER TABLE "Onboarding" ADD COLUMN "assistantAvatar" TEXT;
