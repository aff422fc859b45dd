-- Whether anything is being trained is known from the jobs.
ALTER TABLE "Client" DROP COLUMN "activeBotTrainingSessionsFound";
