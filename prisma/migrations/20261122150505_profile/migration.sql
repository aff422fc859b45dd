-- AlterTable
ALTER TABLE "User" ADD COLUMN "timezone" TEXT;

-- AlterTable
ALTER TABLE "UserPreferences" ADD COLUMN "notificationRules" TEXT NOT NULL DEFAULT '{}';
ALTER TABLE "UserPreferences" ADD COLUMN "timeFormat" TEXT NOT NULL DEFAULT 'H24';
